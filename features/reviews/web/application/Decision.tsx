/** The moves of the review: begin it, then approve or reject, each with a question and its reason. */
import { Button, Group } from '@mantine/core';
import {
  type ApplicationReview,
  approveApplication,
  beginReview,
  reasonLimit,
  rejectApplication,
} from '../../contract/application.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { ofApplications } from '../queries.ts';
import { useAsked } from '../useQuestion.ts';

const required = '请输入评审意见';
const changes = ofApplications;

export function Decision({ review }: { review: ApplicationReview }) {
  const { applicationId: id, applicationNumber, status, conflict, availableSlots, approvedCount } = review;
  const begin = useAsked(beginReview, { changes, said: '已开始评审' });
  const approve = useAsked(approveApplication, { changes, said: '申请已通过' });
  const reject = useAsked(rejectApplication, { changes, said: '申请已拒绝' });
  const params = { id };
  const waiting = review.reviewers.filter(({ scored }) => !scored).length;
  return (
    <section aria-label="评审决定">
      <h3>评审决定</h3>
      {status === 'pending' && (
        <Button fullWidth disabled={conflict} onClick={begin.open}>
          开始评审
        </Button>
      )}
      {status === 'reviewing' && (
        <Group grow>
          <Button color="celadon" disabled={conflict} onClick={approve.open}>
            通过
          </Button>
          <Button color="red" variant="outline" disabled={conflict} onClick={reject.open}>
            拒绝
          </Button>
        </Group>
      )}
      <p>
        {status === 'approved' && '已通过，奖金进入发放。'}
        {status === 'rejected' && '已拒绝，评审结束。'}
        {status === 'withdrawn' && '申请人已撤回。'}
        <small>
          名额 {availableSlots}，已通过 {approvedCount}
          {approvedCount >= availableSlots && '，已满'}
        </small>
      </p>
      <ReasonDialog
        {...begin}
        title="开始评审这份申请？"
        label="附言（可不填，申请人会看到）"
        limit={reasonLimit}
        confirmLabel="开始评审"
        onConfirm={(note) => begin.send({ params, body: { note } })}
      >
        申请 {applicationNumber} 将由待审核转为审核中，申请人会收到通知。
      </ReasonDialog>
      <ReasonDialog
        {...approve}
        title="通过这份申请？"
        label="评审意见（申请人会看到）"
        required={required}
        limit={reasonLimit}
        confirmLabel="确认通过"
        onConfirm={(reason) => approve.send({ params, body: { reason } })}
      >
        申请 {applicationNumber} 通过后不能撤回，申请人会收到通知，奖金进入发放。
        {waiting > 0 && <b> 还有 {waiting} 位评审人没有评分。</b>}
      </ReasonDialog>
      <ReasonDialog
        {...reject}
        title="拒绝这份申请？"
        label="评审意见（申请人会看到）"
        required={required}
        limit={reasonLimit}
        confirmLabel="确认拒绝"
        destructive
        onConfirm={(reason) => reject.send({ params, body: { reason } })}
      >
        申请 {applicationNumber} 拒绝后不能恢复，申请人会收到通知。
      </ReasonDialog>
    </section>
  );
}
