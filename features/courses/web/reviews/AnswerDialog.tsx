/** Answers a review, or changes the answer. */
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import type { Review } from '../../contract/review.ts';
import { answerReview } from '../../contract/reviewEndpoints.ts';
import { maxReviewLength } from '../../contract/reviewForm.ts';
import { changedByReview } from './queries.ts';

const fields = {
  content: { label: '回复', kind: 'longText', required: true, description: `不超过 ${maxReviewLength} 字` },
} as const;

export default function AnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const form = useCommandForm(
    answerReview,
    { content: review.answer?.content ?? '' },
    {
      input: (body: { content: string }) => ({ params: { id: review.id }, body }),
      invalidates: changedByReview,
      success: '回复已保存',
      onSuccess: onClose,
    },
  );
  return (
    <Dialog opened onClose={onClose} title="回复评价" centered>
      <CommandForm {...form} fields={fields} action="保存回复" onCancel={onClose} />
    </Dialog>
  );
}
