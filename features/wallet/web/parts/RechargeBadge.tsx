/** A recharge's state as a badge. */
import { Badge } from '@mantine/core';
import { type RechargeStatus, rechargeStatusLabels } from '../../contract/recharge.ts';

const colors: Readonly<Record<RechargeStatus, string>> = {
  completed: 'celadon',
  pending: 'gold',
  failed: 'gray',
};

export function RechargeBadge({ status }: { status: RechargeStatus }) {
  return (
    <Badge color={colors[status]} variant="light" size="lg">
      {rechargeStatusLabels[status]}
    </Badge>
  );
}
