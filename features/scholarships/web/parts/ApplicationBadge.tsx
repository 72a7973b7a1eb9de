/** An application's state as a badge. */
import { Badge } from '@mantine/core';
import { type ApplicationStatus, applicationStatusLabels } from '../../contract/lifecycle.ts';

/** The colour of each state, on every screen. */
export const applicationColors: Readonly<Record<ApplicationStatus, string>> = {
  draft: 'gray',
  submitted: 'gold',
  under_review: 'gold',
  approved: 'celadon',
  rejected: 'red',
  withdrawn: 'gray',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge component="span" color={applicationColors[status]} variant="light" size="lg">
      {applicationStatusLabels[status]}
    </Badge>
  );
}
