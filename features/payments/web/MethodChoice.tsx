/** The choice of a payment method, as a group of radio cards. */
import { Radio } from '@mantine/core';
import type { PaymentMethod } from '../contract/provider.ts';
import classes from './MethodChoice.module.css';
import { methodFaces } from './methods.ts';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  /** While a payment is under way the method stays. */
  disabled: boolean;
}

export function MethodChoice({ methods, value, onChange, disabled }: MethodChoiceProps) {
  const choose = (chosen: string) => {
    const method = methods.find((one) => one === chosen);
    if (method) onChange(method);
  };
  return (
    <Radio.Group label="支付方式" value={value} onChange={choose}>
      <div className={classes['methods']}>
        {methods.map((method) => {
          const { label, hint, Icon } = methodFaces[method];
          return (
            <Radio.Card key={method} value={method} disabled={disabled} className={classes['method'] ?? ''}>
              <Radio.Indicator size="xs" />
              <Icon size={24} stroke={1.5} aria-hidden />
              <span>
                <span className={classes['label']}>{label}</span>
                <span className={classes['hint']}>{hint}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
