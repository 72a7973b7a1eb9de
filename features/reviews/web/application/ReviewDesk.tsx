/** The desk on which an application lies: the record on the left, what is done with it on the right. */

import { ApplicationRecord } from '@features/scholarships/web/parts/ApplicationRecord.tsx';
import { ProgressTimeline } from '@features/scholarships/web/parts/ProgressTimeline.tsx';
import { useCommand } from '@platform/web/api/command';
import { MessageLog } from '@platform/web/messages/MessageLog.tsx';
import { type ApplicationReview, getApplicationReview } from '../../contract/application.ts';
import { sendStaffMessage } from '../../contract/exchange.ts';
import { applicationStatusOf } from '../../contract/lifecycle.ts';
import type { Address } from '../address.rules.ts';
import { Ranking } from '../parts/Ranking.tsx';
import { Assigning } from './Assigning.tsx';
import { Conflict } from './Conflict.tsx';
import { Decision } from './Decision.tsx';
import { DeskHead } from './DeskHead.tsx';
import { IdNumber } from './IdNumber.tsx';
import { Materials } from './Materials.tsx';
import { MyScore } from './MyScore.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import classes from './ReviewDesk.module.css';
import { Scores } from './Scores.tsx';

interface ReviewDeskProps {
  review: ApplicationReview;
  shown: Address;
  isAdmin: boolean;
}

export function ReviewDesk({ review, shown, isAdmin }: ReviewDeskProps) {
  const { applicationId: id, applicationNumber, form, blind } = review;
  // What is refused stands below the words.
  const send = useCommand(sendStaffMessage, { invalidates: [getApplicationReview], onError: () => {} });
  const open = ['submitted', 'under_review'].includes(applicationStatusOf(review.status));
  return (
    <div className={classes['desk']}>
      <div className={classes['record']}>
        <DeskHead review={review} />
        <section className={classes['facts']}>
          <div className={classes['line']}>
            <h3>申请资料</h3>
            {isAdmin && form.id_number && <IdNumber applicationId={id} />}
          </div>
          <ApplicationRecord application={{ ...form, application_number: applicationNumber }} brief={blind} />
        </section>
        <Materials review={review} />
        <section>
          <h3>与申请人的留言</h3>
          <MessageLog
            messages={review.messages}
            side="staff"
            label="给申请人留言"
            onSend={(content, key) => send.mutateAsync({ params: { id }, body: { content }, key })}
          />
        </section>
        <section>
          <h3>经过</h3>
          <ProgressTimeline entries={review.timeline} />
        </section>
        <ReceiptLine receipt={review.receipt} />
      </div>
      <aside className={classes['rail']} aria-label="评审">
        <Decision review={review} />
        {open && <MyScore key={review.scoreScale} review={review} />}
        <Scores review={review} isAdmin={isAdmin} />
        {isAdmin && open && <Assigning review={review} />}
        <Ranking scholarshipId={review.scholarshipId} shown={shown} marked={id} />
        <Conflict review={review} isAdmin={isAdmin} isOpen={open} />
      </aside>
    </div>
  );
}
