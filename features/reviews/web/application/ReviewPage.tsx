/** One application over the list: the submission on the left, the review on the right. */
import { ApplicationRecord } from '@features/scholarships/web/parts/ApplicationRecord.tsx';
import { ProgressTimeline } from '@features/scholarships/web/parts/ProgressTimeline.tsx';
import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { MessageLog } from '@platform/web/messages/MessageLog.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import type { ReactNode } from 'react';
import { listReviewMessages, sendStaffMessage } from '../../contract/applicant.ts';
import { type ApplicationReview, getApplicationReview } from '../../contract/application.ts';
import { applicationStatusOf, reviewStates } from '../../contract/lifecycle.ts';
import type { ApplicationListView } from '../list.ts';
import { Applicant } from '../parts/Applicant.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { useApplicationReview } from '../queries.ts';
import { AssignReviewer } from './AssignReviewer.tsx';
import { Conflict } from './Conflict.tsx';
import { Decision } from './Decision.tsx';
import { IdNumber } from './IdNumber.tsx';
import { Materials } from './Materials.tsx';
import { MyScore } from './MyScore.tsx';
import classes from './ReviewPage.module.css';
import { Scores } from './Scores.tsx';

interface ReviewPageProps {
  id: string;
  view: ApplicationListView;
  isAdmin: boolean;
}

export default function ReviewPage({ id, onClose, ...page }: ReviewPageProps & { onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="68rem"
      fullScreenOnPhone
      padding="clamp(1rem, 3vw, 1.25rem)"
      title="申请详情"
    >
      <QueryState query={useApplicationReview(id)} rows={5}>
        {(review) => <Review review={review} {...page} />}
      </QueryState>
    </Dialog>
  );
}

function Review({ review, view, isAdmin }: Omit<ReviewPageProps, 'id'> & { review: ApplicationReview }) {
  const { applicationId: id, applicationNumber, form, blind } = review;
  // The error is shown below the text.
  const send = useCommand(sendStaffMessage, { invalidates: [getApplicationReview], onError: () => {} });
  const open = ['submitted', 'under_review'].includes(applicationStatusOf(review.status));
  return (
    <div className={classes['review']}>
      <div className={classes['record']}>
        <ReviewHeader review={review} />
        <Section title="申请资料" actions={isAdmin && form.id_number && <IdNumber applicationId={id} />}>
          <ApplicationRecord application={{ ...form, application_number: applicationNumber }} brief={blind} />
        </Section>
        <Materials review={review} />
        <Section title="与申请人的留言">
          <MessageLog
            messages={review.messages}
            readEarlier={
              review.hasEarlierMessages
                ? (before) => call(listReviewMessages, { params: { id }, query: { before } })
                : undefined
            }
            side="staff"
            label="给申请人留言"
            onSend={(content, key) => send.mutateAsync({ params: { id }, body: { content }, key })}
          />
        </Section>
        <Section title="经过">
          <ProgressTimeline entries={review.timeline} />
        </Section>
        <Receipt receipt={review.receipt} />
      </div>
      <aside className={classes['rail']} aria-label="评审">
        <Decision review={review} />
        {open && <MyScore key={review.scoreScale} review={review} />}
        <Scores review={review} isAdmin={isAdmin} />
        {isAdmin && open && <AssignReviewer review={review} />}
        <Ranking scholarshipId={review.scholarshipId} view={view} marked={id} />
        <Conflict review={review} isAdmin={isAdmin} isOpen={open} />
      </aside>
    </div>
  );
}

function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <h3>{title}</h3>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

/** Applicant, scholarship and state. */
function ReviewHeader({ review }: { review: ApplicationReview }) {
  const { applicantName, applicationNumber, projectTitle, age, country, submitTime, status, blind } = review;
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} fz="1.375rem">
          <Applicant name={applicantName} />{' '}
          <Text span c="dimmed">
            {applicationNumber}
          </Text>
        </Title>
        <StatusBadge of={reviewStates} status={status} />
      </Group>
      <Text c="dimmed" fz="sm">
        {projectTitle}
        {age !== null && ` · 截止日 ${age} 岁`}
        {country && (
          <>
            {' · '}
            <span data-verbatim>{country}</span>
          </>
        )}{' '}
        · 提交于 <time dateTime={submitTime}>{formatDateTime(submitTime)}</time>
      </Text>
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
    </Stack>
  );
}

/** Whether the record still agrees with the receipt. */
function Receipt({ receipt: { submitted_at, hash, unaltered } }: Pick<ApplicationReview, 'receipt'>) {
  return (
    <Section title="回执">
      <Text fz="sm">
        提交于 <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>，校验码{' '}
        <code title={hash}>{hash.slice(0, 16)}…</code>{' '}
        {unaltered && (
          <Text span inherit fw={700} c="var(--mantine-color-success)">
            ✓ 与提交时一致
          </Text>
        )}
      </Text>
      {!unaltered && (
        <Alert color="red" role="alert">
          现在的记录与提交时不一致，请先查明原因再作决定。
        </Alert>
      )}
    </Section>
  );
}
