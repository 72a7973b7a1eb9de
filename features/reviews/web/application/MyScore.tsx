/** The caller's own score, a whole number within the scale, and why. */
import { invalidate } from '@platform/web/api/invalidate';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { useSession } from '@platform/web/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApplicationReview, getApplicationReview } from '../../contract/application.ts';
import { reviewErrors } from '../../contract/errors.ts';
import { type NewScore, newScore, scoreApplication } from '../../contract/score.ts';
import { ofApplications } from '../queries.ts';

const texts = z.object({ score: z.string(), comment: z.string() });

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

function ScoreForm({ id, scoreScale, score, comment }: ScoreFormProps) {
  const client = useQueryClient();
  const state = useCommandForm(
    scoreApplication,
    { score: String(score ?? ''), comment: comment ?? '' },
    {
      schema: texts
        .transform(
          (typed): NewScore => ({
            ...typed,
            scoreScale,
            score: typed.score.trim() === '' ? Number.NaN : Number(typed.score),
          }),
        )
        .pipe(newScore),
      input: (body) => ({ params: { id }, body }),
      invalidates: ofApplications,
      success: '评分已保存',
      onError({ code }) {
        // The new scale comes with the application.
        if (code === reviewErrors.SCORE_SCALE_CHANGED.code) invalidate(client, [getApplicationReview]);
      },
    },
  );
  return (
    <CommandForm
      {...state}
      fields={{
        score: { kind: 'integer', label: `分数（0 到 ${scoreScale} 的整数）` },
        comment: { kind: 'longText', label: '评语（可不填，只有评审组看到）' },
      }}
      action={score === null ? '提交评分' : '修改评分'}
    />
  );
}
