/** What is said below the amount while it is typed: the balance, the way to more, and amounts that divide evenly. */
import { Button } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { type Draft, numberOf } from './draft.rules.ts';
import { evenAmounts, unevenOf } from './preview.rules.ts';
import classes from './SendForm.module.css';

interface AmountHintProps {
  draft: Draft;
  available: number | null;
  /** The form has said that the balance isn't enough. */
  isShort: boolean;
  onAmount: (amount: number) => void;
  onRecharge: () => void;
}

export function AmountHint({ draft, available, isShort, onAmount, onRecharge }: AmountHintProps) {
  const uneven = unevenOf(draft);
  const [amount, count] = [numberOf(draft.amount), numberOf(draft.count)];
  const exceeded = available !== null && amount > available;
  const even = uneven !== null && draft.type === 'fixed' ? evenAmounts(amount, count) : [];
  return (
    <div className={classes['hint']}>
      {available !== null && (
        <span data-short={exceeded || undefined}>可用 {formatCount(available)} 浣熊豆</span>
      )}
      {(isShort || exceeded) && (
        <Button size="compact-sm" variant="light" onClick={onRecharge}>
          去充值
        </Button>
      )}
      <span role="status" className={classes['uneven']}>
        {uneven}
      </span>
      {even.map((whole) => (
        <Button key={whole} size="compact-sm" variant="default" onClick={() => onAmount(whole)}>
          改为 {formatCount(whole)}
        </Button>
      ))}
    </div>
  );
}
