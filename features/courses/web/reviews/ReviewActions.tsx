/** What members do with another's review: report it, answer it as its course's instructor, hide it as an editor. */
import { Button } from '@mantine/core';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { useHasAccess } from '@platform/web/session/roles';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import { courseStaff } from '../../contract/endpoints.ts';
import type { Review } from '../../contract/review.ts';
import { answerReview, moderateReview } from '../../contract/reviewEndpoints.ts';
import { useMyCourse } from '../mine/queries.ts';
import { changedByReview } from './queries.ts';

const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'));
const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));

const button = { variant: 'subtle', color: 'gray', size: 'compact-md' } as const;

export default function ReviewActions({ courseId, review }: { courseId: string; review: Review }) {
  const { id, answer, hidden } = review;
  const mayAnswer = useMyCourse(courseId).data?.mayAnswer ?? false;
  const isEditor = useHasAccess(courseStaff);
  const [open, setOpen] = useState<'report' | 'answer' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {!hidden && (
        <Button {...button} onClick={() => setOpen('report')}>
          举报
        </Button>
      )}
      {mayAnswer && (
        <Button {...button} onClick={() => setOpen('answer')}>
          {answer ? '修改回复' : '回复'}
        </Button>
      )}
      {mayAnswer && answer && (
        <CommandButton
          {...button}
          color="red"
          endpoint={answerReview}
          input={() => ({ params: { id }, body: { content: null } })}
          invalidates={changedByReview}
          success="回复已删除"
          label="删除回复"
          title="删除这条回复？"
          confirmLabel="删除"
          destructive
        />
      )}
      {isEditor && (
        <ModerationButton
          {...button}
          endpoint={moderateReview}
          id={id}
          flag="hidden"
          value={hidden}
          subject="这条评价"
          invalidates={changedByReview}
        />
      )}
      {open !== null && (
        <Suspense>
          {open === 'report' ? (
            <ReportDialog id={id} onClose={close} />
          ) : (
            <AnswerDialog review={review} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
