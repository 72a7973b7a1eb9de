/** An application's progress: the steps, what happened, materials, messages, and the receipt. */
import { Button } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { MessageLog } from '@platform/web/messages/MessageLog.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { type ApplicationDetail, getApplication } from '../../contract/application.ts';
import { sendMessage } from '../../contract/exchange.ts';
import { tabPath } from '../address.rules.ts';
import { Withdraw } from './ApplicationActions.tsx';
import { ApplicationRecord, ReviewNotes } from './ApplicationRecord.tsx';
import classes from './ProgressBoard.module.css';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProgressTimeline } from './ProgressTimeline.tsx';
import { SubmittedMaterials } from './SubmittedMaterials.tsx';

const ReceiptCheck = lazy(() => import('./ReceiptCheck.tsx'));

export function ProgressBoard({ application }: { application: ApplicationDetail }) {
  const { id, status, scholarship, receipt, review_notes } = application;
  // What is refused stands below the words.
  const send = useCommand(sendMessage, { invalidates: [getApplication], onError: () => {} });
  return (
    <div className={classes['board']}>
      <ProgressSteps status={status} />
      <ReviewNotes notes={review_notes} />
      {status === 'draft' && (
        <p className={classes['draft']}>
          <span>这份申请还是草稿，提交后才进入评审。</span>
          {scholarship.is_open && (
            <Button component={Link} to={tabPath('apply', { scholarship: scholarship.id })}>
              继续填写
            </Button>
          )}
        </p>
      )}
      <section aria-labelledby="progress-timeline">
        <SectionHeading id="progress-timeline">经过</SectionHeading>
        <ProgressTimeline entries={application.timeline} />
      </section>
      <section aria-labelledby="progress-materials">
        <SectionHeading id="progress-materials">申请材料</SectionHeading>
        <SubmittedMaterials application={application} />
      </section>
      {status !== 'draft' && (
        <section aria-labelledby="progress-messages">
          <SectionHeading id="progress-messages">与评审组的留言</SectionHeading>
          <MessageLog
            messages={application.messages}
            side="applicant"
            label="给评审组留言"
            onSend={(content, key) => send.mutateAsync({ params: { id }, body: { content }, key })}
          />
        </section>
      )}
      {receipt && (
        <section aria-labelledby="progress-receipt">
          <SectionHeading id="progress-receipt">申请回执</SectionHeading>
          <Suspense>
            <ReceiptCheck applicationId={id} receipt={receipt} title={scholarship.title} />
          </Suspense>
        </section>
      )}
      <details className={classes['written']}>
        <summary>查看填写的内容</summary>
        <ApplicationRecord application={application} />
      </details>
      <p className={classes['leave']}>
        <Withdraw application={application} />
      </p>
    </div>
  );
}
