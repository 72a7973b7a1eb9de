/** The member's own review: written after the first finished lesson, changed, deleted and restored. */
import { Button, Paper, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { UndoBar } from '@platform/web/states/UndoBar.tsx';
import { Suspense, useState } from 'react';
import { courseErrors } from '../../contract/errors.ts';
import type { Review } from '../../contract/review.ts';
import { deleteReview, saveReview } from '../../contract/reviewEndpoints.ts';
import { useMyCourse } from '../mine/queries.ts';
import { changedByReview } from './queries.ts';
import { ReviewItem } from './ReviewItem.tsx';

const ReviewForm = lazyPart(() => import('./ReviewForm.tsx'));

const button = { variant: 'subtle', color: 'gray', size: 'compact-md' } as const;

interface RestoreBarProps {
  courseId: string;
  review: Review;
  onDone: () => void;
}

function RestoreBar({ courseId, review: { rating, content }, onDone }: RestoreBarProps) {
  const restore = useCommand(saveReview, { invalidates: changedByReview, onSuccess: onDone });
  return (
    <UndoBar
      busy={restore.isPending}
      undo={() => restore.mutate({ params: { id: courseId }, body: { rating, content } })}
      dismiss={onDone}
    >
      评价已删除
    </UndoBar>
  );
}

export default function MyReview({ courseId }: { courseId: string }) {
  const { data: mine } = useMyCourse(courseId);
  const [isEditing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<Review | null>(null);
  if (!mine) return null;
  const { review, mayReview, isEnrolled } = mine;
  const endEditing = () => setEditing(false);
  const undo = deleted && !review && (
    <RestoreBar courseId={courseId} review={deleted} onDone={() => setDeleted(null)} />
  );
  if (!review && !mayReview)
    return (
      <Text c="dimmed" size="sm" ta="center" mb="md">
        {isEnrolled ? courseErrors.REVIEW_TOO_EARLY.message : '购买课程并学完至少一个课时后可以评价'}
      </Text>
    );
  return (
    <Paper withBorder px="md" py="sm" mb="md">
      {undo}
      {review && !isEditing ? (
        <ReviewItem review={review}>
          <Button {...button} onClick={() => setEditing(true)}>
            编辑
          </Button>
          <CommandButton
            {...button}
            color="red"
            endpoint={deleteReview}
            input={() => ({ params: { id: courseId } })}
            invalidates={changedByReview}
            onSuccess={() => setDeleted(review)}
            label="删除"
            title="删除这条评价？"
            confirmLabel="删除"
            destructive
          >
            删除后可以马上撤销；讲师的回复会一起删除。
          </CommandButton>
        </ReviewItem>
      ) : (
        <Suspense>
          <ReviewForm
            courseId={courseId}
            review={review}
            onSaved={endEditing}
            {...(review ? { onCancel: endEditing } : {})}
          />
        </Suspense>
      )}
    </Paper>
  );
}
