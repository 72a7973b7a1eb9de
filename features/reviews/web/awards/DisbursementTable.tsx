/** A page of disbursements: a table, on narrow screens a card for each. */
import { awardCategoryNames } from '@features/scholarships/contract/category';
import { showAward } from '@features/scholarships/web/amount.rules.ts';
import { Anchor } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Link } from 'react-router';
import { type Disbursement, disbursementMethodNames } from '../../contract/disbursement.ts';
import { disbursementLifecycle } from '../../contract/lifecycle.ts';
import { defaults, pathOf } from '../address.rules.ts';
import classes from '../parts/SlipTable.module.css';
import { DisbursementActions } from './DisbursementActions.tsx';

interface DisbursementTableProps {
  disbursements: readonly Disbursement[];
  busy: boolean;
}

export function DisbursementTable({ disbursements, busy }: DisbursementTableProps) {
  return (
    <table className={classes['table']} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">获奖人</th>
          <th scope="col">奖项</th>
          <th scope="col">金额</th>
          <th scope="col">方式与时间</th>
          <th scope="col">状态</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {disbursements.map((disbursement) => (
          <Row key={disbursement.id} disbursement={disbursement} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ disbursement }: { disbursement: Disbursement }) {
  const { id, recipient, applicationId, applicationNumber, projectTitle, award, amount } = disbursement;
  const { method, disbursementDate, status, note, attempts } = disbursement;
  return (
    <tr data-disbursement={id}>
      <td className={classes['head']}>
        <b data-verbatim>{recipient}</b>
        <small>
          <Anchor component={Link} to={pathOf(defaults, { application: applicationId })} inherit>
            {applicationNumber}
          </Anchor>
        </small>
      </td>
      <td className={classes['beside']}>
        {projectTitle}
        {award && <small>{awardCategoryNames[award]}</small>}
      </td>
      <td className={classes['figure']}>
        <b>{showAward(amount)}</b>
      </td>
      <td>
        {disbursementMethodNames[method]}
        <small>
          {disbursementDate ? (
            <time dateTime={disbursementDate}>{formatDateTime(disbursementDate)}</time>
          ) : (
            attempts > 1 && `第 ${attempts} 次`
          )}
        </small>
        {note && <small data-verbatim>{note}</small>}
      </td>
      <td className={classes['state']}>
        <StatusBadge of={disbursementLifecycle} status={status} />
      </td>
      <td>
        <DisbursementActions disbursement={disbursement} />
      </td>
    </tr>
  );
}
