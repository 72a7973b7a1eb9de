/** A quantity with buttons for plus and minus, from 1 to the stock. */
import { shopErrors } from '@features/shop/contract/errors';
import { ActionIcon, Input } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  /** The product's title, for the buttons' labels. */
  label: string;
  value: number;
  /** The stock; a value above it may only go down. */
  max: number;
  onChange: (quantity: number) => void;
  /** The quantity 0; without it the quantity stays 1 or more. */
  onRemove?: () => void;
}

/** Shows the quantity that is bought: only an empty field differs from it, until the field is left. */
export function QuantityStepper({ label, value, max, onChange, onRemove }: QuantityStepperProps) {
  const [isEmpty, setEmpty] = useState(false);

  function input(text: string): void {
    const digits = text.replace(/\D/g, '');
    setEmpty(digits === '');
    if (digits === '') return;
    const quantity = Number(digits);
    if (quantity === 0) {
      onRemove?.();
      return;
    }
    if (quantity > max) notices.warning(shopErrors.STOCK_EXCEEDED.message);
    const possible = Math.min(quantity, max);
    if (possible !== value) onChange(possible);
  }

  return (
    <div className={classes['stepper']}>
      <ActionIcon
        className={classes['step'] ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`减少${label}的数量`}
        disabled={value <= 1}
        onClick={() => onChange(Math.min(value - 1, max))}
      >
        <IconMinus size={16} stroke={1.5} />
      </ActionIcon>
      <Input
        classNames={{ input: classes['input'] ?? '' }}
        variant="unstyled"
        aria-label={`${label}的数量`}
        inputMode="numeric"
        autoComplete="off"
        value={isEmpty ? '' : value}
        onChange={(event) => input(event.currentTarget.value)}
        onBlur={() => setEmpty(false)}
      />
      <ActionIcon
        className={classes['step'] ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`增加${label}的数量`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  );
}
