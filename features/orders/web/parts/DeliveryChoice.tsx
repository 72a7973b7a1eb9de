/** The choice of the delivery method, each with its fee and days. */
import {
  type DeliveryMethod,
  deliveryFees,
  deliveryMethods,
  deliveryNames,
  deliveryTime,
} from '@features/orders/contract/shipping';
import { Radio } from '@mantine/core';
import { fenToYuan } from '@platform/contract/money';
import { formatYuan } from '@platform/web/format/amount';
import classes from './DeliveryChoice.module.css';

interface DeliveryChoiceProps {
  value: DeliveryMethod;
  onChange: (method: DeliveryMethod) => void;
}

export function DeliveryChoice({ value, onChange }: DeliveryChoiceProps) {
  const choose = (chosen: string) => {
    const method = deliveryMethods.find((one) => one === chosen);
    if (method) onChange(method);
  };
  return (
    <Radio.Group label="配送方式 Delivery" value={value} onChange={choose}>
      <div className={classes['methods']}>
        {deliveryMethods.map((method) => {
          const fee = fenToYuan(deliveryFees[method]);
          return (
            <Radio.Card key={method} value={method} className={classes['method'] ?? ''}>
              <Radio.Indicator size="xs" />
              <span>
                <span className={classes['name']}>
                  {deliveryNames[method]}
                  <span>{fee === 0 ? '免费' : formatYuan(fee)}</span>
                </span>
                <span className={classes['time']}>{deliveryTime(method)}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
