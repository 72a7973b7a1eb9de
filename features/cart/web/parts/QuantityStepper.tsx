/** A quantity with buttons for plus and minus, from 1 to the stock. */
import { ActionIcon, NumberInput, type NumberInputHandlers } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  /** The product's title, for the buttons' labels. */
  label: string;
  value: number;
  /** The stock; a value above it may only go down. */
  max: number;
  onChange: (quantity: number) => void;
  disabled?: boolean;
}

/** A typed number beyond the bounds is brought back when the field is left. */
export function QuantityStepper({ label, value, max, onChange, disabled = false }: QuantityStepperProps) {
  const handlers = useRef<NumberInputHandlers>(null);
  return (
    <div className={classes['stepper']}>
      <ActionIcon
        className={classes['step'] ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`减少${label}的数量`}
        disabled={disabled || value <= 1}
        onClick={() => (value > max ? onChange(max) : handlers.current?.decrement())}
      >
        <IconMinus size={16} stroke={1.5} />
      </ActionIcon>
      <NumberInput
        classNames={{ input: classes['input'] ?? '' }}
        variant="unstyled"
        aria-label={`${label}的数量`}
        inputMode="numeric"
        hideControls
        handlersRef={handlers}
        min={1}
        max={Math.max(max, 1)}
        clampBehavior="blur"
        allowDecimal={false}
        allowNegative={false}
        value={value}
        disabled={disabled}
        onChange={(quantity) => {
          if (typeof quantity === 'number' && quantity >= 1 && quantity !== value)
            onChange(Math.min(quantity, max));
        }}
      />
      <ActionIcon
        className={classes['step'] ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`增加${label}的数量`}
        disabled={disabled || value >= max}
        onClick={() => handlers.current?.increment()}
      >
        <IconPlus size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  );
}
