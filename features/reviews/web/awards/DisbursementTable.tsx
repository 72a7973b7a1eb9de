/** A page of disbursements: a table, on narrow screens a card for each. */
import { awardCategoryNames } from '@features/scholarships/contract/category';
import { showAward } from '@features/scholarships/web/amount.rules.ts';
import { Anchor } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { Link } from 'react-router';
import { type Disbursement, disbursementMethodNames } from '../../contract/disbursement.ts';
import { disbursementLifecycle } from '../../contract/lifecycle.ts';
import { applicationList } from '../list.ts';
import { DisbursementActions } from './DisbursementActions.tsx';

const columns: readonly Column<Disbursement>[] = [
  {
    key: 'recipient',
    label: '获奖人',
    place: 'head',
    cell: ({ recipient, applicationId: application, applicationNumber }) => (
      <>
        <b data-verbatim>{recipient}</b>
        <small>
          <Anchor component={Link} to={applicationList.pathTo({ application })} inherit>
            {applicationNumber}
          </Anchor>
        </small>
      </>
    ),
  },
  {
    key: 'award',
    label: '奖项',
    cell: ({ projectTitle, award }) => (
      <>
        {projectTitle}
        {award && <small>{awardCategoryNames[award]}</small>}
      </>
    ),
  },
  { key: 'amount', label: '金额', place: 'figure', cell: ({ amount }) => <b>{showAward(amount)}</b> },
  {
    key: 'method',
    label: '方式与时间',
    cell: ({ method, disbursementDate: at, attempts, note }) => (
      <>
        {disbursementMethodNames[method]}
        <small>
          {at ? <time dateTime={at}>{formatDateTime(at)}</time> : attempts > 1 && `第 ${attempts} 次`}
        </small>
        {note && <small data-verbatim>{note}</small>}
      </>
    ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={disbursementLifecycle} status={status} />,
  },
  {
    key: 'actions',
    label: '操作',
    place: 'actions',
    cell: (disbursement) => <DisbursementActions disbursement={disbursement} />,
  },
];

export function DisbursementTable({ disbursements }: { disbursements: readonly Disbursement[] }) {
  return <ResourceTable label="奖金发放" columns={columns} rows={disbursements} rowKey={({ id }) => id} />;
}
