/** A page of applications: a table, on narrow screens a card for each. */
import { scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { Badge } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Link } from 'react-router';
import type { ReviewedApplication } from '../../contract/application.ts';
import { reviewStates } from '../../contract/lifecycle.ts';
import { type Address, pathOf } from '../address.rules.ts';
import { Applicant, Score } from './Applicant.tsx';
import classes from './SlipTable.module.css';

interface ApplicationTableProps {
  applications: readonly ReviewedApplication[];
  blind: boolean;
  scoreScale: number;
  shown: Address;
  busy: boolean;
}

export function ApplicationTable({ applications, blind, scoreScale, shown, busy }: ApplicationTableProps) {
  return (
    <>
      {blind && <p className={classes['hint']}>盲审已开启：姓名、联系方式和院校不显示。</p>}
      <table className={classes['table']} aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">申请</th>
            <th scope="col">奖学金</th>
            <th scope="col">提交时间</th>
            <th scope="col">评分</th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <Row key={application.applicationId} {...{ application, scoreScale, shown }} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  application: ReviewedApplication;
  scoreScale: number;
  shown: Address;
}

function Row({ application, scoreScale, shown }: RowProps) {
  const { applicationId: id, applicationNumber, applicantName, age, country, conflict } = application;
  const { projectTitle, category, submitTime, status, score, scoredCount, assignedCount } = application;
  return (
    <tr data-application={id}>
      <td className={classes['head']}>
        <Link to={pathOf(shown, { application: id })} preventScrollReset className={classes['open']}>
          <Applicant name={applicantName} /> <small>{applicationNumber}</small>
        </Link>
        <small>
          {age !== null && `${age} 岁`}
          {age !== null && country && ' · '}
          {country && <span data-verbatim>{country}</span>}
        </small>
      </td>
      <td>
        {projectTitle}
        <small>{scholarshipCategoryNames[category]}</small>
      </td>
      <td className={classes['quiet']}>
        <time dateTime={submitTime}>{formatDateTime(submitTime)}</time>
      </td>
      <td className={classes['figure']}>
        <span>
          <Score score={score} scale={scoreScale} />
        </span>
        <small>{assignedCount === 0 ? '尚未分配' : `${scoredCount} / ${assignedCount} 人已评`}</small>
      </td>
      <td className={classes['state']}>
        <StatusBadge of={reviewStates} status={status} />
        {conflict ? (
          <Badge component="span" color="red" variant="outline">
            须回避
          </Badge>
        ) : (
          application.assignedToMe && (
            <Badge component="span" color="gold" variant="outline">
              我评审
            </Badge>
          )
        )}
      </td>
    </tr>
  );
}
