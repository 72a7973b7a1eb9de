/** Conflicts of interest: declared by whoever must keep out, lifted by admins. */
import { Alert } from '@mantine/core';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import type { ApplicationReview } from '../../contract/application.ts';
import { declareConflict, liftConflict } from '../../contract/assignment.ts';
import { reviewErrors } from '../../contract/errors.ts';
import { ofApplications } from '../queries.ts';
import classes from './Scores.module.css';

interface ConflictProps {
  review: ApplicationReview;
  isAdmin: boolean;
  isOpen: boolean;
}

export function Conflict({ review, isAdmin, isOpen }: ConflictProps) {
  const { applicationId: id, conflict, conflicts } = review;
  if (!conflict && !isOpen && conflicts.length === 0) return null;
  return (
    <section aria-label="利益冲突">
      {conflict && <Alert color="red">{reviewErrors.CONFLICT_OF_INTEREST.message}</Alert>}
      {isAdmin && conflicts.length > 0 && (
        <>
          <h3>已申报回避</h3>
          <ul className={classes['list']}>
            {conflicts.map(({ reviewerId, name, reason }) => (
              <li key={reviewerId}>
                <b data-verbatim>{name}</b>
                {isOpen && (
                  <CommandButton
                    endpoint={liftConflict}
                    input={() => ({ params: { id, reviewerId } })}
                    invalidates={ofApplications}
                    success="已解除回避"
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`解除${name}的回避`}
                    label="解除"
                  />
                )}
                {reason && <p data-verbatim>{reason}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <CommandButton
        endpoint={declareConflict}
        input={(reason) => ({ params: { id }, body: { reason } })}
        invalidates={ofApplications}
        success="已申报利益冲突"
        available={!conflict && isOpen}
        variant="subtle"
        color="red"
        size="compact-sm"
        label="我与申请人有利益冲突"
        title="申报利益冲突？"
        confirmLabel="申报并回避"
        destructive
        reason={{ label: '原因（可不填，只有管理员看到）', limit: 500 }}
      >
        申报后您不再参与这份申请的评审，已有的分配和评分会被移除；误报须由管理员解除。
      </CommandButton>
    </section>
  );
}
