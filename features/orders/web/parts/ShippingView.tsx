/** The shipping information of an order, read only. */
import {
  deliveryNames,
  deliveryTime,
  type ShippingInfo,
  shippingFields,
} from '@features/orders/contract/shipping';
import { fieldText } from '@platform/contract/fields';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import classes from './ShippingView.module.css';

export function ShippingView({ shipping }: { shipping: ShippingInfo }) {
  const { deliveryMethod, district, addressLine1, postalCode, deliveryInstructions } = shipping;
  const place = fieldText(shippingFields.district, district);
  const address = [addressLine1, postalCode].filter(Boolean).join('，');
  return (
    <dl className={classes['shipping']}>
      <dt>收货人</dt>
      <dd data-verbatim translate="no">
        {shipping.fullName}
      </dd>
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
      {(place || address) && (
        <>
          <dt>地址</dt>
          <dd>
            {place}
            {place && address && '，'}
            {address && <Verbatim>{address}</Verbatim>}
          </dd>
        </>
      )}
      {deliveryInstructions && (
        <>
          <dt>备注</dt>
          <dd data-verbatim>{deliveryInstructions}</dd>
        </>
      )}
    </dl>
  );
}
