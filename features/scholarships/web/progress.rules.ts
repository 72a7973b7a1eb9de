/** The three steps of an application: submitted, reviewed, decided. */
import { type ApplicationStatus, applicationStatusLabels, progressStatuses } from '../contract/lifecycle.ts';

export interface Step {
  label: string;
  state: 'done' | 'now' | 'ahead' | 'bad';
}

/** How the last step is called before anybody knows. */
const result = '结果';

/** The steps as they stand; a withdrawn application stops where it was. */
export function stepsOf(status: ApplicationStatus): readonly Step[] {
  const { submitted, under_review, approved, rejected } = progressStatuses;
  const names = [submitted.label, under_review.label] as const;
  const steps = (states: readonly Step['state'][], last: string): Step[] =>
    [...names, last].map((label, place) => ({ label, state: states[place] ?? 'ahead' }));
  switch (status) {
    case 'draft':
      return steps(['ahead', 'ahead', 'ahead'], result);
    case 'submitted':
      return steps(['now', 'ahead', 'ahead'], result);
    case 'under_review':
      return steps(['done', 'now', 'ahead'], result);
    case 'approved':
      return steps(['done', 'done', 'done'], approved.label);
    case 'rejected':
      return steps(['done', 'done', 'bad'], rejected.label);
    case 'withdrawn':
      return [
        { label: submitted.label, state: 'done' },
        { label: applicationStatusLabels.withdrawn, state: 'bad' },
      ];
  }
}
