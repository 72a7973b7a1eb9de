/** Whose application it is, for what, and how it stands. */

import { Alert } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import type { ApplicationReview } from '../../contract/application.ts';
import { reviewStates } from '../../contract/lifecycle.ts';
import { Applicant } from '../parts/Applicant.tsx';
import classes from './DeskHead.module.css';

export function DeskHead({ review }: { review: ApplicationReview }) {
  const { applicantName, applicationNumber, projectTitle, age, country, submitTime, status, blind } = review;
  return (
    <div className={classes['head']}>
      <h2>
        <Applicant name={applicantName} /> <small>{applicationNumber}</small>
      </h2>
      <StatusBadge of={reviewStates} status={status} />
      <p>
        {projectTitle}
        {age !== null && ` · 截止日 ${age} 岁`}
        {country && (
          <>
            {' · '}
            <span data-verbatim>{country}</span>
          </>
        )}{' '}
        · 提交于 <time dateTime={submitTime}>{formatDateTime(submitTime)}</time>
      </p>
      {blind && (
        <Alert color="gold" py="xs">
          盲审：姓名、联系方式、院校和文件名不显示，文中出现之处已遮去。
        </Alert>
      )}
      {review.reviewNotes && (
        <Alert color="gray" py="xs" title="评审意见">
          <span data-verbatim>{review.reviewNotes}</span>
        </Alert>
      )}
    </div>
  );
}
