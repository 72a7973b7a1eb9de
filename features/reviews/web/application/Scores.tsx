/** What each reviewer gave, as far as the caller may see it; admins take an unscored application away again. */
import { Text } from '@mantine/core';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import type { ApplicationReview } from '../../contract/application.ts';
import { unassignReviewer } from '../../contract/assignment.ts';
import { Score } from '../parts/Applicant.tsx';
import { ofApplications } from '../queries.ts';
import classes from './Scores.module.css';

interface ScoresProps {
  review: ApplicationReview;
  isAdmin: boolean;
}

export function Scores({ review, isAdmin }: ScoresProps) {
  const { applicationId: id, reviewers, score, scoreScale, scoredCount, assignedCount } = review;
  const hidden = reviewers.some(({ scored, score: given }) => scored && given === null);
  return (
    <section aria-label="评分">
      <h3>评分</h3>
      <Text fz="lg">
        <Score score={score} scale={scoreScale} />
        <Text span fz="sm" c="dimmed" ml="sm">
          {scoredCount} / {assignedCount} 人已评
        </Text>
      </Text>
      {hidden && (
        <Text size="sm" c="dimmed">
          您评分之后才能看到其他评审人的评分。
        </Text>
      )}
      <ul className={classes['list']}>
        {reviewers.map(({ reviewerId, name, title, scored, score: value, comment }) => (
          <li key={reviewerId}>
            <span>
              <b data-verbatim>{name}</b> <small>{title}</small>
            </span>
            {scored ? (
              <span>{value === null ? '已评' : <Score score={value} scale={scoreScale} />}</span>
            ) : isAdmin ? (
              <CommandButton
                endpoint={unassignReviewer}
                input={() => ({ params: { id, reviewerId } })}
                invalidates={ofApplications}
                success="已取消分配"
                size="compact-xs"
                variant="subtle"
                color="red"
                aria-label={`取消分配给${name}`}
                label="取消分配"
              />
            ) : (
              <small>未评</small>
            )}
            {comment && <p data-verbatim>{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
