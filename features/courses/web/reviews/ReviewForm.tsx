/** The form of the member's own review: a new one, or the change of it. */
import { Button, Group, Input, Rating, Stack } from '@mantine/core';
import { useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { FieldInputs } from '@platform/web/form/FieldInputs.tsx';
import { Refusal } from '@platform/web/states/CommandButton.tsx';
import type { Review } from '../../contract/review.ts';
import { saveReview } from '../../contract/reviewEndpoints.ts';
import { maxReviewLength, type ReviewForm as Values } from '../../contract/reviewForm.ts';
import { changedByReview } from './queries.ts';

interface ReviewFormProps {
  courseId: string;
  review: Review | null;
  onSaved: () => void;
  onCancel?: () => void;
}

const fields = {
  content: { label: '评价', kind: 'longText', required: true, description: `不超过 ${maxReviewLength} 字` },
} as const;

export default function ReviewForm({ courseId, review, onSaved, onCancel }: ReviewFormProps) {
  const form = useCommandForm(
    saveReview,
    { rating: review?.rating ?? 0, content: review?.content ?? '' },
    {
      input: (body: Values) => ({ params: { id: courseId }, body }),
      invalidates: changedByReview,
      success: saveReview.message,
      onSuccess: onSaved,
    },
  );
  const { error, defaultValue, onChange } = form.bind('rating');
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label={review ? '修改评价' : '写评价'}>
      <Stack gap="sm">
        <Input.Wrapper label="评分" labelElement="div" error={error} withAsterisk>
          <Rating
            size="lg"
            color="gold"
            aria-label="评分"
            defaultValue={Number(defaultValue)}
            onChange={onChange as unknown as (stars: number) => void}
            getSymbolLabel={(stars) => `${stars} 星`}
          />
        </Input.Wrapper>
        <FieldInputs stacked fields={fields} bind={form.bind} />
        <Refusal>{form.formError}</Refusal>
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              取消
            </Button>
          )}
          <Button type="submit" loading={form.isPending}>
            {review ? '保存' : '发表评价'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
