/** A page of applications: a table, on narrow screens a card for each. */
import { scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { Badge } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { Link } from 'react-router';
import type { ReviewedApplication } from '../../contract/application.ts';
import { reviewStates } from '../../contract/lifecycle.ts';
import type { ApplicationListView } from '../list.ts';
import { Applicant, Score } from './Applicant.tsx';
import classes from './ApplicationTable.module.css';

interface ApplicationTableProps {
  applications: readonly ReviewedApplication[];
  blind: boolean;
  scoreScale: number;
  view: ApplicationListView;
}

const columnsOf = (view: ApplicationListView, scoreScale: number): readonly Column<ReviewedApplication>[] => [
  {
    key: 'application',
    label: '申请',
    place: 'head',
    cell: ({ applicationId: application, applicationNumber, applicantName, age, country }) => (
      <>
        <Link to={view.pathOf({ application })} preventScrollReset className={classes['open']}>
          <Applicant name={applicantName} /> <small>{applicationNumber}</small>
        </Link>
        <small>
          {age !== null && `${age} 岁`}
          {age !== null && country && ' · '}
          {country && <span data-verbatim>{country}</span>}
        </small>
      </>
    ),
  },
  {
    key: 'scholarship',
    label: '奖学金',
    cell: ({ projectTitle, category }) => (
      <>
        {projectTitle}
        <small>{scholarshipCategoryNames[category]}</small>
      </>
    ),
  },
  {
    key: 'submitted',
    label: '提交时间',
    cell: ({ submitTime }) => <time dateTime={submitTime}>{formatDateTime(submitTime)}</time>,
  },
  {
    key: 'score',
    label: '评分',
    cell: ({ score, scoredCount, assignedCount }) => (
      <>
        <Score score={score} scale={scoreScale} />
        <small>{assignedCount === 0 ? '尚未分配' : `${scoredCount} / ${assignedCount} 人已评`}</small>
      </>
    ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status, conflict, assignedToMe }) => (
      <>
        <StatusBadge of={reviewStates} status={status} />{' '}
        {(conflict || assignedToMe) && (
          <Badge component="span" color={conflict ? 'red' : 'gold'} variant="outline">
            {conflict ? '须回避' : '我评审'}
          </Badge>
        )}
      </>
    ),
  },
];

export function ApplicationTable({ applications, blind, scoreScale, view }: ApplicationTableProps) {
  return (
    <>
      {blind && <p className={classes['hint']}>盲审已开启：姓名、联系方式和院校不显示。</p>}
      <ResourceTable
        label="申请"
        columns={columnsOf(view, scoreScale)}
        rows={applications}
        rowKey={({ applicationId }) => applicationId}
      />
    </>
  );
}
