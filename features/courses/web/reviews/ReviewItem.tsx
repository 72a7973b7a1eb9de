/** A review with its answer, and what can be done with it. */
import { Byline, Moment } from '@features/community/web/parts/Byline.tsx';
import { StarRating } from '@features/shop/web/parts/StarRating.tsx';
import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Review } from '../../contract/review.ts';
import classes from './Reviews.module.css';

interface ReviewItemProps {
  review: Review;
  /** Buttons. */
  children?: ReactNode;
}

export function ReviewItem({ review, children }: ReviewItemProps) {
  const { authorId, username, avatar, rating, date, editTime, content, answer, hidden } = review;
  return (
    <article className={classes['review']}>
      <Byline author={{ id: authorId, name: username, avatar }} time={date}>
        {editTime !== null && <span>已编辑</span>}
        <StarRating rating={rating} />
        {hidden && (
          <Badge component="span" color="gray" variant="light">
            已隐藏
          </Badge>
        )}
      </Byline>
      <p className={classes['text']} dir="auto" data-verbatim>
        {content}
      </p>
      {answer && (
        <div className={classes['answer']}>
          <p className={classes['by']}>
            <bdi data-verbatim>{answer.name}</bdi> 回复 · <Moment time={answer.time} />
          </p>
          <p className={classes['text']} dir="auto" data-verbatim>
            {answer.content}
          </p>
        </div>
      )}
      {children && <Group gap={0}>{children}</Group>}
    </article>
  );
}
