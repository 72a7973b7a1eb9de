/** Where an order goes, to be read. */
import { districtGroups } from '@features/orders/contract/districts';
import type { ShippingInfo } from '@features/orders/contract/shipping';
import { deliveryNames, deliveryTime } from '../delivery.ts';
import classes from './ShippingView.module.css';

const districtLabels = new Map<string, string>(
  districtGroups.flatMap(({ districts }) => districts.map(({ value, label }) => [value, label] as const)),
);

export function ShippingView({ shipping }: { shipping: ShippingInfo }) {
  const { deliveryMethod, district, addressLine1, postalCode, deliveryInstructions } = shipping;
  const where = [district && districtLabels.get(district), addressLine1, postalCode]
    .filter(Boolean)
    .join('，');
  return (
    <dl className={classes['shipping']}>
      <dt>收货人</dt>
      <dd>{shipping.fullName}</dd>
      <dt>联系方式</dt>
      <dd>
        {shipping.phone}
        <br />
        {shipping.email}
      </dd>
      <dt>配送方式</dt>
      <dd>
        {deliveryNames[deliveryMethod]}（{deliveryTime(deliveryMethod)}）
      </dd>
      {where && (
        <>
          <dt>地址</dt>
          <dd>{where}</dd>
        </>
      )}
      {deliveryInstructions && (
        <>
          <dt>备注</dt>
          <dd>{deliveryInstructions}</dd>
        </>
      )}
    </dl>
  );
}
