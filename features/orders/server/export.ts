/** The filtered orders as a CSV file for admins. */
import { portalDay } from '@platform/contract/zone';
import { type CsvColumn, csvExport, csvLines, csvTime, inBatches } from '@platform/server/files/csv';
import { z } from 'zod';
import { orderStatusLabels } from '../contract/lifecycle.ts';
import { carrierNames } from '../contract/shipment.ts';
import { deliveryNames } from '../contract/shipping.ts';
import { type StaffOrderHead, staffOrderFilters } from '../contract/staff.ts';
import { isAdmin, staffOrdersAfter } from './staff.store.ts';

const batchSize = 200;

const columns: readonly CsvColumn<StaffOrderHead>[] = [
  { header: '订单号', cell: ({ orderNumber }) => orderNumber },
  { header: '下单时间（香港）', cell: ({ createdAt }) => csvTime(createdAt) },
  { header: '状态', cell: ({ status }) => orderStatusLabels[status] },
  { header: '收货人', cell: ({ recipient }) => recipient },
  { header: '电话', cell: ({ phone }) => phone },
  { header: '地址', cell: ({ address }) => address },
  { header: '配送方式', cell: ({ deliveryMethod }) => deliveryNames[deliveryMethod] },
  { header: '支付流水号', cell: ({ payment_transaction_id }) => payment_transaction_id },
  {
    header: '商品',
    cell: ({ items }) => items.map(({ title, quantity }) => `${title} × ${quantity}`).join('；'),
  },
  { header: '配送费（元）', cell: ({ shippingFee }) => shippingFee },
  { header: '合计（元）', cell: ({ totalPrice }) => totalPrice },
  { header: '已退款（元）', cell: ({ refunded }) => refunded },
  { header: '承运商', cell: ({ shipment }) => shipment && carrierNames[shipment.carrier] },
  { header: '运单号', cell: ({ shipment }) => shipment?.trackingNumber ?? null },
];

/** The list behind a sealed address. */
export const ordersExport = csvExport({
  name: 'orders',
  request: z.object({ caller: z.string(), filters: staffOrderFilters }),
  async open({ db, clock }, { caller, filters }) {
    // The address is invalid without the role.
    if (!(await isAdmin(db, caller))) return null;
    const read = (after: StaffOrderHead | null, limit: number) => staffOrdersAfter(db, filters, after, limit);
    return {
      name: `orders-${portalDay(clock.now())}.csv`,
      lines: csvLines(columns, inBatches(batchSize, read)),
    };
  },
});
