/** The moves of the review: begin, approve, reject, each with a confirmation and its reason. */
import { Group, Textarea } from '@mantine/core';
import { useHasAccess } from '@platform/web/session/roles';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import {
  type ApplicationReview,
  approveApplication,
  beginReview,
  reasonLimit,
  rejectApplication,
} from '../../contract/application.ts';
import { ofApplications } from '../queries.ts';

const reasonField = { label: '评审意见（申请人会看到）', required: '请输入评审意见', limit: reasonLimit };

export function Decision({ review }: { review: ApplicationReview }) {
  const { applicationId: id, applicationNumber, status, conflict, availableSlots, approvedCount } = review;
  const { scoredCount, requiredScores } = review;
  const moveProps = { invalidates: ofApplications, disabled: conflict, fullWidth: true };
  const params = { id };
  const waiting = review.reviewers.filter(({ scored }) => !scored).length;
  const mayDecide = useHasAccess(approveApplication.access) && status === 'reviewing';
  const [earlyReason, setEarlyReason] = useState('');
  const inputOf = (reason: string) => ({ params, body: { reason, earlyReason } });
  const earlyField = scoredCount < requiredScores && (
    <Textarea
      label={`已有 ${scoredCount} 人评分，须有 ${requiredScores} 人；提前决定的理由（只记入操作记录）`}
      withAsterisk
      mt="md"
      rows={2}
      maxLength={reasonLimit}
      value={earlyReason}
      onChange={(event) => setEarlyReason(event.currentTarget.value)}
    />
  );
  return (
    <section aria-label="评审决定">
      <h3>评审决定</h3>
      <CommandButton
        {...moveProps}
        endpoint={beginReview}
        input={(note) => ({ params, body: { note } })}
        success="已开始评审"
        available={status === 'pending'}
        label="开始评审"
        title="开始评审这份申请？"
        confirmLabel="开始评审"
        reason={{ label: '附言（可不填，申请人会看到）', limit: reasonLimit }}
      >
        申请 {applicationNumber} 将由待审核转为审核中，申请人会收到通知。
      </CommandButton>
      <Group grow>
        <CommandButton
          {...moveProps}
          endpoint={approveApplication}
          input={inputOf}
          success="申请已通过"
          available={mayDecide}
          color="celadon"
          label="通过"
          title="通过这份申请？"
          confirmLabel="确认通过"
          reason={reasonField}
        >
          申请 {applicationNumber} 通过后不能撤回，申请人会收到通知，奖金进入发放。
          {waiting > 0 && <b> 还有 {waiting} 位评审人没有评分。</b>}
          {earlyField}
        </CommandButton>
        <CommandButton
          {...moveProps}
          endpoint={rejectApplication}
          input={inputOf}
          success="申请已拒绝"
          available={mayDecide}
          color="red"
          variant="outline"
          label="拒绝"
          title="拒绝这份申请？"
          confirmLabel="确认拒绝"
          destructive
          reason={reasonField}
        >
          申请 {applicationNumber} 拒绝后不能恢复，申请人会收到通知。
          {earlyField}
        </CommandButton>
      </Group>
      <p>
        {status === 'reviewing' && !mayDecide && '由管理员决定。'}
        {status === 'approved' && '已通过，奖金进入发放。'}
        {status === 'rejected' && '已拒绝，评审结束。'}
        {status === 'withdrawn' && '申请人已撤回。'}
        <small>
          名额 {availableSlots}，已通过 {approvedCount}
          {approvedCount >= availableSlots && '，已满'}
        </small>
      </p>
    </section>
  );
}
