/** The parcel's carrier and number with the link to follow it, or the code to collect the goods with. */
import { Anchor, Text } from '@mantine/core';
import type { OrderDetail } from '../../contract/order.ts';
import { carrierNames, trackingUrl } from '../../contract/shipment.ts';

export function ShipmentView({ shipment, pickupCode }: Pick<OrderDetail, 'shipment' | 'pickupCode'>) {
  const url = shipment && trackingUrl(shipment);
  return (
    <>
      {shipment && (
        <Text>
          {carrierNames[shipment.carrier]} <b data-verbatim>{shipment.trackingNumber}</b>{' '}
          {url && (
            <Anchor href={url} target="_blank" rel="noreferrer">
              查询物流
            </Anchor>
          )}
        </Text>
      )}
      {pickupCode && (
        <Text>
          取货码{' '}
          <Text span fw={700} fz="h3">
            {pickupCode}
          </Text>
        </Text>
      )}
    </>
  );
}
