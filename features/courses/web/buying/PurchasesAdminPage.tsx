/** /admin/course-purchases: all purchases of courses, with refunds, for admins. */
import { Container } from '@mantine/core';
import type { Data } from '@platform/contract/endpoint';
import { maxReasonLength } from '@platform/contract/moderation';
import { searchText } from '@platform/contract/search';
import { query } from '@platform/web/api/api';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { purchaseLifecycle, purchaseStatuses } from '../../contract/lifecycle.ts';
import { listStaffPurchases, refundPurchase } from '../../contract/purchase.ts';

type StaffPurchase = Data<typeof listStaffPurchases>['purchases'][number];

const statuses = ['all', ...purchaseStatuses] as const;

const staffPurchaseList = resourceList({
  path: '/admin/course-purchases',
  noun: { name: '购买', counter: '笔' },
  fields: { status: z.enum(statuses).default('all'), search: searchText.optional() },
  pageSizes: [20],
  filters: ['status', 'search'],
  controls: {
    status: { label: '状态', options: optionsOf(statuses, { all: '全部状态', ...purchaseLifecycle.labels }) },
  },
  search: { label: '搜索购买', placeholder: '单号或课程' },
});

export const handle = page({ title: '课程购买', needsLogin: true, query: staffPurchaseList.names });

const columns: readonly Column<StaffPurchase>[] = [
  {
    key: 'number',
    label: '购买',
    place: 'head',
    cell: ({ number, createdAt }) => (
      <>
        <b>{number}</b>
        <small>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </small>
      </>
    ),
  },
  { key: 'course', label: '课程', cell: ({ courseTitle }) => courseTitle },
  { key: 'buyer', label: '买家', cell: ({ buyer }) => <Verbatim>{buyer.username}</Verbatim> },
  { key: 'price', label: '金额', place: 'figure', cell: ({ price }) => formatYuan(price) },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={purchaseLifecycle} status={status} />,
  },
  {
    key: 'refund',
    label: '操作',
    place: 'actions',
    cell: ({ id, status, price, courseTitle }) => (
      <CommandButton
        endpoint={refundPurchase}
        input={(reason) => ({ params: { id }, body: { reason } })}
        invalidates={[listStaffPurchases]}
        success={refundPurchase.message}
        available={purchaseLifecycle.canMove('refund', status)}
        size="compact-sm"
        variant="subtle"
        color="red"
        label="退款"
        title="退款并关闭课程？"
        confirmLabel="确认退款"
        destructive
        reason={{ label: '原因', required: '请填写退款原因', limit: maxReasonLength }}
      >
        <b>{formatYuan(price)}</b> 按原支付方式退回，买家不能再学习“{courseTitle}”。
      </CommandButton>
    ),
  },
];

export default function PurchasesAdminPage() {
  const view = useList(staffPurchaseList, useLocation().search);
  const { status, search, page: current, limit } = view.state;
  const answer = useQuery({
    ...query(listStaffPurchases, { query: { status, search, page: current, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Container size="76rem" pb={64}>
      <ListHead title="课程购买" />
      <SearchField view={view} />
      <ListPanel
        view={view}
        answer={answer}
        items={({ purchases }) => purchases}
        choices={<FieldSelect view={view} field="status" />}
      >
        {(purchases) => (
          <ResourceTable label="课程购买" columns={columns} rows={purchases} rowKey={({ id }) => id} />
        )}
      </ListPanel>
    </Container>
  );
}
