/** Small parts of every list of applications: who applied, the score. */
import { blindApplicantName } from '@features/scholarships/contract/timeline';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';

/** The applicant's name; in a blind review there is none. */
export function Applicant({ name }: { name: string | null }) {
  return name === null ? blindApplicantName : <Verbatim>{name}</Verbatim>;
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
