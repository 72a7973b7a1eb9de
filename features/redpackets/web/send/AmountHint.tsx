/** Below the amount while it is typed: the balance, the way to more, and amounts that divide evenly. */
import { Button, Group, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { type Draft, numberOf } from './draft.rules.ts';
import { divisionError, evenAmounts } from './preview.rules.ts';

interface AmountHintProps {
  draft: Draft;
  available: number | null;
  /** The form has refused the amount because of the balance. */
  isShort: boolean;
  onAmount: (amount: number) => void;
  onRecharge: () => void;
}

export function AmountHint({ draft, available, isShort, onAmount, onRecharge }: AmountHintProps) {
  const problem = divisionError(draft);
  const [amount, count] = [numberOf(draft.amount), numberOf(draft.count)];
  const isExceeded = available !== null && amount > available;
  const even = problem !== null && draft.type === 'fixed' ? evenAmounts(amount, count) : [];
  return (
    <Group gap="0.35rem 0.6rem" mih="1.6rem" mt={-8} fz="sm" c="dimmed">
      {available !== null && (
        <Text component="span" inherit {...(isExceeded ? { c: 'var(--mantine-color-error)' } : {})}>
          可用 {formatCount(available)} 浣熊豆
        </Text>
      )}
      {(isShort || isExceeded) && (
        <Button size="compact-sm" variant="light" onClick={onRecharge}>
          去充值
        </Button>
      )}
      <Text component="span" inherit c="var(--mantine-color-error)" role="status">
        {problem}
      </Text>
      {even.map((value) => (
        <Button key={value} size="compact-sm" variant="default" onClick={() => onAmount(value)}>
          改为 {formatCount(value)}
        </Button>
      ))}
    </Group>
  );
}
