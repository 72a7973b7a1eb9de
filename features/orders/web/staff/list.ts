/** The admins' list of all orders. */
import { searchText } from '@platform/contract/search';
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { orderStatuses, orderStatusLabels } from '../../contract/lifecycle.ts';
import { deliveryNames } from '../../contract/shipping.ts';
import { deliveryChoices, staffOrderFilters } from '../../contract/staff.ts';

/** Paid orders wait for the admins, so they come first, under the name of the work. */
const queues = [...new Set(['all', 'confirmed', 'requests', ...orderStatuses] as const)];
const queueNames = { ...orderStatusLabels, all: '全部', confirmed: '待处理', requests: '退款与退货申请' };

export const staffOrdersPath = '/admin/orders';

export const staffOrderList = resourceList({
  path: staffOrdersPath,
  noun: { name: '订单', counter: '个' },
  fields: {
    queue: staffOrderFilters.shape.queue,
    delivery: staffOrderFilters.shape.delivery,
    search: searchText.optional(),
  },
  pageSizes: [20, 50, 100],
  filters: ['queue', 'delivery', 'search'],
  controls: {
    queue: { label: '订单队列', options: optionsOf(queues, queueNames) },
    delivery: {
      label: '配送方式',
      options: optionsOf(deliveryChoices, { ...deliveryNames, all: '配送' }),
    },
  },
  search: { label: '搜索订单', placeholder: '订单号、收货人或电话' },
});
