/** Who applied: by name or, in a blind review, nobody in particular. */
import { blindApplicantName } from '@features/scholarships/contract/timeline';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';

export function Applicant({ name }: { name: string | null }) {
  return name === null ? blindApplicantName : <Verbatim>{name}</Verbatim>;
}
