/** Offers to fill the form with the last address. */
import { addressText } from '@features/orders/contract/shipping';
import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useLastShipping } from '../queries.ts';
import { type ShippingValues, shippingValues } from '../shipping.rules.ts';

export function LastAddress({ form }: { form: UseFormReturnType<ShippingValues> }) {
  const { data } = useLastShipping();
  const last = data?.shippingInfo;
  if (!last || last.fullName === form.values.fullName) return null;
  const words = [last.fullName, last.phone, addressText(last)].filter(Boolean);
  return (
    <Group
      component="aside"
      aria-label="上次的收货信息"
      justify="space-between"
      wrap="nowrap"
      px="sm"
      py="xs"
      bg="var(--surface)"
      bd="1px dashed var(--axis)"
      fz="sm"
    >
      <div>
        <Text inherit c="var(--accent-text)">
          上次的收货信息
        </Text>
        <Verbatim>{words.join('，')}</Verbatim>
      </div>
      <Button
        variant="light"
        size="compact-md"
        flex="none"
        onClick={() => {
          form.setValues(shippingValues.parse(last));
          form.clearErrors();
        }}
      >
        使用
      </Button>
    </Group>
  );
}
