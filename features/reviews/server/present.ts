/** Presents a reviewed application to its viewer; the only place that removes names for a blind review. */

import { ageOn } from '@features/scholarships/contract/age';
import { applicationFields, type FormValues } from '@features/scholarships/contract/form';
import { formOf } from '@features/scholarships/review/form';
import { idNumberToHide } from '@features/scholarships/review/read';
import { redactor, secretsOf } from '@features/scholarships/review/redact';
import { blindValues } from '@platform/contract/fields';
import { portalDay } from '@platform/contract/zone';
import type { Portal } from '@platform/server/portal';
import type { ReviewedApplication } from '../contract/application.ts';
import { reviewStatusOf } from '../contract/lifecycle.ts';
import type { ReviewedRow } from './list.store.ts';
import { meanScore, sameInstitution, seesScores } from './rules.ts';
import type { Viewer } from './viewer.ts';

/** Removes secrets from a text where the viewer reviews blindly. */
export type Redaction = <T extends string | null>(text: T) => T;

const unchanged: Redaction = (text) => text;

/** The redaction of texts about an application: none, or of everything that identifies its applicant. */
export function redactionOf(
  portal: Pick<Portal, 'seal'>,
  { blind }: Viewer,
  { row, owner, files }: ReviewedRow,
): Redaction {
  if (!blind) return unchanged;
  const { fullName, email, institution, phone, dateOfBirth } = row;
  const secrets = secretsOf({
    names: [fullName, owner.name],
    texts: [email, institution, idNumberToHide(portal, row), owner.username, owner.email, ...files],
    phones: [phone, owner.phone],
    dateOfBirth,
  });
  const redact = redactor(secrets);
  return <T extends string | null>(text: T) => (text === null ? text : (redact(text) as T));
}

/** Whether the review of an application has ended. */
export const isDecided = ({ row }: ReviewedRow): boolean =>
  row.status === 'approved' || row.status === 'rejected';

/** Whether it is the viewer's own application: staff who apply see of their review what every applicant sees. */
export const isOwn = ({ id }: Viewer, { row }: ReviewedRow): boolean => row.userId === id;

/** Whether the viewer sees others' scores. */
export const seesOthers = (viewer: Viewer, reviewed: ReviewedRow): boolean =>
  !isOwn(viewer, reviewed) && seesScores(viewer.role, isDecided(reviewed), reviewed.scoredByMe);

/** Whether the viewer has a conflict of interest. */
export const hasConflict = (viewer: Viewer, reviewed: ReviewedRow): boolean =>
  reviewed.declared ||
  isOwn(viewer, reviewed) ||
  sameInstitution(viewer.institution, reviewed.row.institution);

/** An application in the viewer's list. */
export function presentReviewed(
  portal: Pick<Portal, 'seal'>,
  viewer: Viewer,
  reviewed: ReviewedRow,
): ReviewedApplication {
  const { row, of, pointsSum, scored } = reviewed;
  const named = <T>(value: T) => (viewer.blind ? null : value);
  const read = redactionOf(portal, viewer, reviewed);
  const own = isOwn(viewer, reviewed);
  return {
    applicationId: row.id,
    applicationNumber: row.applicationNumber,
    applicantName: named(row.fullName),
    projectTitle: of.title,
    scholarshipId: of.id,
    category: of.category,
    submitTime: (row.submittedAt ?? row.createdAt).toISOString(),
    status: reviewStatusOf(row.status),
    score: seesOthers(viewer, reviewed) ? meanScore(pointsSum, scored, viewer.scale) : null,
    scoredCount: own ? 0 : scored,
    assignedCount: own ? 0 : reviewed.assigned,
    age: row.dateOfBirth === null ? null : ageOn(portalDay(of.applicationDeadline), row.dateOfBirth),
    country: read(row.nationality),
    email: named(row.email),
    phone: named(row.phone),
    projectDescription: read(row.researchProposal ?? row.personalStatement ?? ''),
    materials: reviewed.materials,
    assignedToMe: reviewed.assignedToMe,
    conflict: hasConflict(viewer, reviewed),
  };
}

/** The form for the viewer; the identity number is masked for everyone. */
export function presentForm({ blind }: Viewer, { row }: ReviewedRow, read: Redaction): FormValues {
  const form = formOf(row);
  return blind ? blindValues(applicationFields, form, read) : form;
}
