/** Endpoints between staff and applicant: decisions on materials, messages, and the identity number. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { materialStatus } from '@features/scholarships/contract/material';
import { applicationMessage, messagePage } from '@features/scholarships/contract/timeline';
import { endpoint } from '@platform/contract/endpoint';
import { messageContent, messageQuery } from '@platform/contract/messages';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly, staff } from './access.ts';
import { applicationReview } from './application.ts';
import { reviewErrors } from './errors.ts';

const ofMaterial = z.object({ id, materialId: id });
const { APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED, MESSAGES_CLOSED, TOO_MANY_MESSAGES } =
  scholarshipErrors;

/** Maximum length of the note on a material, in characters. */
export const materialNoteLimit = 500;

/** The message for a refusal or a request without a note. */
export const materialNoteMissing = '请说明需要补充的内容或未通过的原因';

export const judgeMaterial = endpoint({
  name: 'judgeMaterial',
  summary: 'Accepts or refuses a material, or requests a supplement; the latter two require a note.',
  method: 'PUT',
  path: '/reviews/applications/:id/materials/:materialId/status',
  access: staff,
  params: ofMaterial,
  body: z
    .object({
      status: materialStatus.exclude(['in_review']),
      note: optionalText(materialNoteLimit, { multiline: true }),
    })
    .refine(({ status, note }) => status === 'accepted' || Boolean(note), {
      path: ['note'],
      message: materialNoteMissing,
    }),
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED, reviewErrors.CONFLICT_OF_INTEREST],
});

export const getReviewedMaterialLink = endpoint({
  name: 'getReviewedMaterialLink',
  summary: 'A short-lived address of a material, in a blind review under a neutral name.',
  method: 'GET',
  path: '/reviews/applications/:id/materials/:materialId/link',
  access: staff,
  params: ofMaterial,
  data: z.object({ url: z.string() }),
  errors: [APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND],
});

export const listReviewMessages = endpoint({
  name: 'listReviewMessages',
  summary: 'A page of the messages about an application, the newest or those before one.',
  method: 'GET',
  path: '/reviews/applications/:id/messages',
  access: staff,
  params: z.object({ id }),
  query: messageQuery,
  data: messagePage,
  errors: [APPLICATION_NOT_FOUND],
});

export const sendStaffMessage = endpoint({
  name: 'sendStaffMessage',
  summary: 'Sends a message to the applicant.',
  method: 'POST',
  path: '/reviews/applications/:id/messages',
  access: staff,
  params: z.object({ id }),
  body: z.object({ content: messageContent }),
  data: applicationMessage,
  errors: [APPLICATION_NOT_FOUND, MESSAGES_CLOSED, TOO_MANY_MESSAGES, reviewErrors.CONFLICT_OF_INTEREST],
  status: 201,
  idempotent: true,
});

export const revealIdNumber = endpoint({
  name: 'revealIdNumber',
  summary: 'Reveals the identity number, null without one; each call is recorded.',
  method: 'POST',
  path: '/reviews/applications/:id/id-number',
  access: adminOnly,
  params: z.object({ id }),
  data: z.object({ id_number: z.string().nullable() }),
  errors: [APPLICATION_NOT_FOUND],
});

/** One recorded view of an identity number. */
export const idNumberReveal = z.object({
  applicationId: id,
  applicationNumber: z.string(),
  adminName: z.string(),
  at: z.iso.datetime(),
});
export type IdNumberReveal = z.infer<typeof idNumberReveal>;

/** Looks of a page. */
export const revealsPerPage = 20;

export const listIdNumberReveals = endpoint({
  name: 'listIdNumberReveals',
  summary: 'Lists the recorded reveals of identity numbers, the latest first.',
  method: 'GET',
  path: '/reviews/id-number-reveals',
  access: adminOnly,
  query: z.object({ ...pageFields(revealsPerPage), applicationId: id.optional() }),
  data: z.object({ reveals: z.array(idNumberReveal), pagination }),
});
