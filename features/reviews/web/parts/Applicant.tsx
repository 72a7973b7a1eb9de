/** Small parts of every list of applications: who applied, the state, the score. */
import { blindApplicantName } from '@features/scholarships/contract/timeline';
import { applicationColors } from '@features/scholarships/web/parts/ApplicationBadge.tsx';
import { Badge } from '@mantine/core';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { applicationStatusOf, type ReviewStatus, reviewStatusLabels } from '../../contract/lifecycle.ts';

/** The applicant's name; in a blind review there is none. */
export function Applicant({ name }: { name: string | null }) {
  return name === null ? blindApplicantName : <Verbatim>{name}</Verbatim>;
}

/** An application's state as the review screen calls it. */
export function ReviewBadge({ status }: { status: ReviewStatus }) {
  return (
    <Badge component="span" color={applicationColors[applicationStatusOf(status)]} variant="light">
      {reviewStatusLabels[status]}
    </Badge>
  );
}

/** A score in its scale; a dash without one. */
export function Score({ score, scale }: { score: number | null; scale: number }) {
  if (score === null) return '—';
  return (
    <>
      <b>{score}</b>
      <small> / {scale}</small>
    </>
  );
}
