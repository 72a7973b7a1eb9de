/** The form of the caller's own score and comment. */
import { Alert, Button, NumberInput, Textarea } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { fieldErrors } from '@platform/web/api/failure';
import { invalidate } from '@platform/web/api/invalidate';
import { notices } from '@platform/web/notices';
import { useSession } from '@platform/web/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ApplicationReview, getApplicationReview } from '../../contract/application.ts';
import { reviewErrors } from '../../contract/errors.ts';
import { commentLimit, newScore, scoreApplication } from '../../contract/score.ts';
import { ofApplications } from '../queries.ts';

export function MyScore({ review }: { review: ApplicationReview }) {
  const { applicationId: id, status, assignedToMe, conflict, scoreScale } = review;
  const me = useSession(({ userInfo }) => userInfo?.id);
  const mine = review.reviewers.find(({ reviewerId }) => reviewerId === me);
  if (!assignedToMe || conflict) return null;
  return (
    <section aria-label="我的评分">
      <h3>我的评分</h3>
      {status === 'reviewing' ? (
        <ScoreForm
          id={id}
          scoreScale={scoreScale}
          score={mine?.score ?? null}
          comment={mine?.comment ?? null}
        />
      ) : (
        <small>开始评审后可以评分。</small>
      )}
    </section>
  );
}

interface ScoreFormProps extends Pick<ApplicationReview, 'scoreScale'> {
  id: string;
  score: number | null;
  comment: string | null;
}

function ScoreForm({ id, scoreScale, score: currentScore, comment: currentComment }: ScoreFormProps) {
  const client = useQueryClient();
  const [score, setScore] = useState<number | string>(currentScore ?? '');
  const [comment, setComment] = useState(currentComment ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = useCommand(scoreApplication, {
    invalidates: ofApplications,
    onSuccess: () => notices.success('评分已保存'),
    onError(error) {
      const serverErrors = fieldErrors(error);
      setErrors(Object.keys(serverErrors).length > 0 ? serverErrors : { form: error.message });
      // The new scale is loaded with the application.
      if (error.code === reviewErrors.SCORE_SCALE_CHANGED.code) invalidate(client, [getApplicationReview]);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = newScore.safeParse({ score: score === '' ? null : Number(score), scoreScale, comment });
    const issues = parsed.error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) send.mutate({ params: { id }, body: parsed.data });
  }
  return (
    <form onSubmit={submit} noValidate>
      <NumberInput
        label={`分数（0 到 ${scoreScale} 的整数）`}
        min={0}
        max={scoreScale}
        allowDecimal={false}
        clampBehavior="none"
        value={score}
        onChange={setScore}
        error={errors['score']}
      />
      <Textarea
        label="评语（可不填，只有评审组看到）"
        mt="xs"
        rows={3}
        resize="vertical"
        maxLength={commentLimit}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={errors['comment']}
      />
      {errors['form'] && (
        <Alert color="red" mt="xs" role="alert">
          {errors['form']}
        </Alert>
      )}
      <Button
        type="submit"
        mt="sm"
        fullWidth
        loading={send.isPending}
        variant={currentScore === null ? 'filled' : 'default'}
      >
        {currentScore === null ? '提交评分' : '修改评分'}
      </Button>
    </form>
  );
}
