/** A quantity from 1 to the stock, typed or stepped. */
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { readQuantity } from '../purchase.rules.ts';
import classes from './QuantityInput.module.css';

interface QuantityInputProps {
  value: string;
  stock: number;
  error: string | null;
  onChange: (value: string) => void;
}

export function QuantityInput({ value, stock, error, onChange }: QuantityInputProps) {
  const id = useId();
  const quantity = readQuantity(value) ?? 1;
  const max = Math.max(1, stock);
  const step = (by: number) => onChange(String(Math.min(max, Math.max(1, quantity + by))));
  return (
    <div className={classes['quantity']}>
      <label htmlFor={id}>数量</label>
      <div className={classes['steps']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="减少一件"
          disabled={quantity <= 1}
          onClick={() => step(-1)}
        >
          <IconMinus size={18} stroke={1.5} />
        </ActionIcon>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="增加一件"
          disabled={quantity >= max}
          onClick={() => step(1)}
        >
          <IconPlus size={18} stroke={1.5} />
        </ActionIcon>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
