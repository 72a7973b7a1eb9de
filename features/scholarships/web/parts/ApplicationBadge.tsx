/** An application's state as a badge. */
import { Badge } from '@mantine/core';
import { type ApplicationStatus, applicationStatusLabels } from '../../contract/lifecycle.ts';

const colors: Readonly<Record<ApplicationStatus, string>> = {
  draft: 'gray',
  submitted: 'gold',
  under_review: 'gold',
  approved: 'celadon',
  rejected: 'red',
  withdrawn: 'gray',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge component="span" color={colors[status]} variant="light" size="lg">
      {applicationStatusLabels[status]}
    </Badge>
  );
}
