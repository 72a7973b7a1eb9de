/** /admin/orders: all orders by queue, for admins. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { Anchor, Container } from '@mantine/core';
import { call, query } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { orderLifecycle } from '../../contract/lifecycle.ts';
import { requestKindNames } from '../../contract/request.ts';
import { deliveryNames } from '../../contract/shipping.ts';
import { exportOrders, listStaffOrders, type StaffOrderHead } from '../../contract/staff.ts';
import { staffOrderList, staffOrdersPath } from './list.ts';

export const handle = page({ title: '订单管理', needsLogin: true });

const columns: readonly Column<StaffOrderHead>[] = [
  {
    key: 'number',
    label: '订单',
    place: 'head',
    cell: ({ id, orderNumber, createdAt }) => (
      <>
        <Anchor component={Link} to={`${staffOrdersPath}/${id}`} fw={600}>
          {orderNumber}
        </Anchor>
        <small>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </small>
      </>
    ),
  },
  { key: 'buyer', label: '买家', cell: ({ buyer }) => <PersonLink person={buyer} /> },
  {
    key: 'recipient',
    label: '收货人',
    cell: ({ recipient, phone }) => (
      <>
        <b data-verbatim>{recipient}</b> <small>{phone}</small>
      </>
    ),
  },
  {
    key: 'items',
    label: '商品',
    cell: ({ items }) => items.map(({ title, quantity }) => `${title} × ${quantity}`).join('；'),
  },
  { key: 'delivery', label: '配送', cell: ({ deliveryMethod }) => deliveryNames[deliveryMethod] },
  {
    key: 'total',
    label: '合计',
    place: 'figure',
    cell: ({ totalPrice, refunded }) => (
      <>
        {formatYuan(totalPrice)}
        {refunded > 0 && <small>已退 {formatYuan(refunded)}</small>}
      </>
    ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status, openRequest }) => (
      <>
        <StatusBadge of={orderLifecycle} status={status} />
        {openRequest && <small>申请{requestKindNames[openRequest]}</small>}
      </>
    ),
  },
];

export default function OrdersAdminPage() {
  const view = useList(staffOrderList, useLocation().search);
  const { queue, delivery, search, page, limit } = view.state;
  const filters = { queue, delivery, ...(search ? { search } : {}) };
  const answer = useQuery({
    ...query(listStaffOrders, { query: { ...filters, page, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Container size="80rem" pb={64}>
      <ListHead title="订单管理" />
      <SearchField view={view} />
      <FieldLinks view={view} field="queue" />
      <ListPanel
        view={view}
        answer={answer}
        items={({ orders }) => orders}
        choices={
          <>
            <FieldSelect view={view} field="delivery" />
            <ExportButton
              link={async () => (await call(exportOrders, { body: filters })).url}
              rows={answer.data?.pagination.total}
              saved="订单列表已导出"
            />
          </>
        }
      >
        {(orders) => <ResourceTable label="订单" columns={columns} rows={orders} rowKey={({ id }) => id} />}
      </ListPanel>
    </Container>
  );
}
