/** Paying a part from a balance that is smaller than the whole amount. */
import { Checkbox, Group, Paper, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { useState } from 'react';
import { offeredPart, restOf } from './balance.rules.ts';
import { useBalanceToPay } from './queries.ts';

/** The part that the balance can pay beside a provider, and whether the buyer has chosen it. */
export function useBalancePart(due: number, possible: boolean) {
  const available = useBalanceToPay();
  const [chosen, choose] = useState(0);
  const offered = possible ? offeredPart(chosen, available, due) : 0;
  return { offered, choose, part: chosen > 0 ? offered : 0 };
}

interface BalancePartProps extends ReturnType<typeof useBalancePart> {
  due: number;
  /** While a payment is under way the part stays. */
  disabled: boolean;
}

export function BalancePart({ offered, choose, part, due, disabled }: BalancePartProps) {
  if (offered === 0) return null;
  return (
    <Paper component={Group} withBorder justify="space-between" gap="xs" px="md" py="sm">
      <Checkbox
        checked={part > 0}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.checked ? offered : 0)}
        label={`用余额抵扣 ${formatYuan(offered)}`}
      />
      {part > 0 && <Text c="dimmed">还需支付 {formatYuan(restOf(due, part))}</Text>}
    </Paper>
  );
}
