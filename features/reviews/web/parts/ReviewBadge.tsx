/** An application's state as the review screen calls it. */
import { applicationColors } from '@features/scholarships/web/parts/ApplicationBadge.tsx';
import { Badge } from '@mantine/core';
import { applicationStatusOf, type ReviewStatus, reviewStatusLabels } from '../../contract/lifecycle.ts';

export function ReviewBadge({ status }: { status: ReviewStatus }) {
  return (
    <Badge component="span" color={applicationColors[applicationStatusOf(status)]} variant="light">
      {reviewStatusLabels[status]}
    </Badge>
  );
}
