/** An order's state as a badge. */
import { type OrderStatus, orderStatusLabels } from '@features/orders/contract/lifecycle';
import { Badge } from '@mantine/core';

const colors: Readonly<Record<OrderStatus, string>> = {
  pending: 'cinnabar',
  confirmed: 'celadon',
  shipped: 'celadon',
  ready_for_pickup: 'celadon',
  completed: 'gray',
  cancelled: 'gray',
  expired: 'gray',
  refunded: 'gold',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge color={colors[status]} variant="light" size="lg">
      {orderStatusLabels[status]}
    </Badge>
  );
}
