/** The list of /orders. */
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { orderStatuses, orderStatusLabels } from '../contract/lifecycle.ts';

export const orderList = resourceList({
  path: '/orders',
  noun: { name: '订单', counter: '个' },
  fields: { status: z.enum(['all', ...orderStatuses]).default('all') },
  pageSizes: [10],
  filters: ['status'],
  controls: {
    status: {
      label: '订单状态',
      options: [{ value: 'all', label: '全部' }, ...optionsOf(orderStatuses, orderStatusLabels)],
    },
  },
});
