/** The three steps of an application: submitted, reviewed, decided. */
import { type ApplicationStatus, applicationStatusLabels } from '../contract/lifecycle.ts';

export interface Step {
  label: string;
  state: 'done' | 'now' | 'ahead' | 'bad';
}

/** The steps' labels (specification, section 4); a decision replaces the last one. */
const labels = [applicationStatusLabels.submitted, '评审中', '结果'] as const;

/** The steps of an application; a withdrawn one stops at its step. */
export function stepsOf(status: ApplicationStatus): readonly Step[] {
  const steps = (states: readonly Step['state'][], last: string = labels[2]): Step[] =>
    [labels[0], labels[1], last].map((label, index) => ({ label, state: states[index] ?? 'ahead' }));
  switch (status) {
    case 'draft':
      return steps(['ahead', 'ahead', 'ahead']);
    case 'submitted':
      return steps(['now', 'ahead', 'ahead']);
    case 'under_review':
      return steps(['done', 'now', 'ahead']);
    case 'approved':
      return steps(['done', 'done', 'done'], applicationStatusLabels.approved);
    case 'rejected':
      return steps(['done', 'done', 'bad'], applicationStatusLabels.rejected);
    case 'withdrawn':
      return [
        { label: labels[0], state: 'done' },
        { label: applicationStatusLabels.withdrawn, state: 'bad' },
      ];
  }
}
