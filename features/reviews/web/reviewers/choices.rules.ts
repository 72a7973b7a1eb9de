/** The options of reviewers. */
import type { Reviewer } from '../../contract/reviewer.ts';

interface Choice {
  value: string;
  label: string;
}

/** Assignable reviewers: active and not yet assigned, the least loaded first. */
export function choicesOf(reviewers: readonly Reviewer[], taken: readonly string[]): Choice[] {
  const left = ({ assignedCount, completedCount }: Reviewer) => assignedCount - completedCount;
  return reviewers
    .filter(({ id, status }) => status === 'active' && !taken.includes(id))
    .toSorted((a, b) => left(a) - left(b))
    .map((reviewer) => ({
      value: reviewer.id,
      label: `${reviewer.name}（${reviewer.expertise}，待评 ${left(reviewer)}）`,
    }));
}
