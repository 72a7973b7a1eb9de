/** Cells of the lists of applications: applicant, score. */
import { blindApplicantName } from '@features/scholarships/contract/timeline';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';

/** The applicant's name; a placeholder in a blind review. */
export function Applicant({ name }: { name: string | null }) {
  return name === null ? blindApplicantName : <Verbatim>{name}</Verbatim>;
}

/** A score in its scale; a dash without one. */
export function Score({ score, scale }: { score: number | null; scale: number }) {
  if (score === null) return '—';
  return (
    <span>
      <b>{score}</b>
      <small> / {scale}</small>
    </span>
  );
}
