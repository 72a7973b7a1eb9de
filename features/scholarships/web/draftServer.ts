/** The draft's calls, and the meaning of their errors. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import type * as autosave from '@platform/web/document/autosave';
import { createApplication, getApplication, saveDraft } from '../contract/application.ts';
import { scholarshipErrors as errors } from '../contract/errors.ts';
import type { FormField } from '../contract/form.ts';
import { typedOf } from './form.rules.ts';

export type ServerDraft = autosave.ServerDraft<FormField>;
export type DraftAutosave = autosave.Autosave<FormField>;
export type DraftState = autosave.AutosaveState<FormField>;

/** The current draft. Throws ApiError. */
export async function readDraft(id: string): Promise<ServerDraft> {
  const detail = await call(getApplication, { params: { id } });
  return { id, revision: detail.revision, values: typedOf(detail) };
}

/** The current draft in a conflict's details; null for other errors. */
export function currentDraft(error: unknown, id: string): ServerDraft | null {
  if (!(error instanceof ApiError) || error.code !== errors.REVISION_CONFLICT.code) return null;
  const { revision, form } = errors.REVISION_CONFLICT.details.parse(error.details).current;
  return { id, revision, values: typedOf(form) };
}

const closing = new Set<string>([
  errors.NOT_A_DRAFT.code,
  errors.DEADLINE_PASSED.code,
  errors.APPLICATIONS_FULL.code,
  errors.SCHOLARSHIP_NOT_FOUND.code,
]);

/** The meaning of an error for the draft with this id; loads a draft that another tab has created. */
export async function refusalOf(error: unknown, id: string | null): Promise<autosave.Refusal<FormField>> {
  const current = id === null ? null : currentDraft(error, id);
  if (current) return { is: 'conflict', current };
  if (!(error instanceof ApiError)) return { is: 'failed' };
  if (error.code === errors.ALREADY_APPLIED.code) {
    const { application_id, status } = errors.ALREADY_APPLIED.details.parse(error.details);
    if (status !== 'draft') return { is: 'closed' };
    return { is: 'conflict', current: await readDraft(application_id) };
  }
  if (error.code === errors.APPLICATION_NOT_FOUND.code) return { is: 'deleted' };
  return { is: closing.has(error.code) ? 'closed' : 'failed' };
}

/** The drafts of one scholarship. */
export function draftServer(scholarshipId: string): autosave.DraftServer<FormField> {
  const keyOf = idempotencyKeys();
  return {
    refusalOf,
    async save(saved, changes) {
      if (saved) {
        const { id, revision } = saved;
        return call(saveDraft, { params: { id }, body: { ...changes, revision } });
      }
      const body = { ...changes, scholarship_id: scholarshipId, status: 'draft' } as const;
      return call(createApplication, { body }, { key: keyOf(changes) });
    },
  };
}
