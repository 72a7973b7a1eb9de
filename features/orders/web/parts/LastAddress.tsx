/** Offers the address used last; taking it fills the form. */
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useLastShipping } from '../queries.ts';
import { type ShippingValues, shippingValues } from '../shipping.rules.ts';
import classes from './LastAddress.module.css';

export function LastAddress({ form }: { form: UseFormReturnType<ShippingValues> }) {
  const { data } = useLastShipping();
  const last = data?.shippingInfo;
  if (!last || last.fullName === form.values.fullName) return null;
  const words = [last.fullName, last.phone, last.district, last.addressLine1].filter(Boolean);
  return (
    <aside className={classes['last']} aria-label="上次的收货信息">
      <div>
        <span className={classes['title']}>上次的收货信息</span>
        <Verbatim>{words.join('，')}</Verbatim>
      </div>
      <Button
        variant="light"
        size="compact-md"
        onClick={() => {
          form.setValues(shippingValues.parse(last));
          form.clearErrors();
        }}
      >
        使用
      </Button>
    </aside>
  );
}
