/** A draft's way to the server and back. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { createApplication, getApplication, saveDraft } from '../contract/application.ts';
import { scholarshipErrors as errors } from '../contract/errors.ts';
import { type Typed, typedOf } from './form.rules.ts';

/** A draft as the server keeps it. */
export interface Kept {
  id: string;
  revision: number;
  form: Typed;
}

type Changes = Partial<Typed>;

export interface DraftServer {
  /** Begins the draft, or saves over the revision that was seen. Throws ApiError. */
  save(kept: Kept | null, changes: Changes): Promise<{ id: string; revision: number }>;
  /** The draft as it is now. Throws ApiError. */
  read(id: string): Promise<Kept>;
}

/** The drafts of one scholarship. */
export function draftServer(scholarshipId: string): DraftServer {
  // The answer to a first saving may get lost: the same words go out under the same key.
  let first = { words: '', key: '' };
  return {
    async save(kept, changes) {
      if (kept) {
        const { id, revision } = kept;
        return call(saveDraft, { params: { id }, body: { ...changes, revision } });
      }
      const words = JSON.stringify(changes);
      if (first.words !== words) first = { words, key: crypto.randomUUID() };
      const body = { ...changes, scholarship_id: scholarshipId, status: 'draft' } as const;
      return call(createApplication, { body }, { key: first.key });
    },
    async read(id) {
      const detail = await call(getApplication, { params: { id } });
      return { id, revision: detail.revision, form: typedOf(detail) };
    },
  };
}

/** What a refusal means for the draft. */
export type Meaning =
  /** It was changed elsewhere, or begun there. */
  | { is: 'elsewhere'; kept: Kept }
  /** It is no draft any more, or none can be made. */
  | { is: 'ended' }
  /** It was deleted elsewhere. */
  | { is: 'gone' }
  /** It can be tried again. */
  | { is: 'failed' };

const final = new Set<string>([
  errors.NOT_A_DRAFT.code,
  errors.DEADLINE_PASSED.code,
  errors.APPLICATIONS_FULL.code,
  errors.SCHOLARSHIP_NOT_FOUND.code,
]);

/** Reads a refusal of the draft with this id; asks for one that another tab has begun. Throws ApiError. */
export async function meaningOf(error: unknown, id: string | null, server: DraftServer): Promise<Meaning> {
  if (!(error instanceof ApiError)) return { is: 'failed' };
  if (error.code === errors.REVISION_CONFLICT.code && id !== null) {
    const { revision, form } = errors.REVISION_CONFLICT.details.parse(error.details).current;
    return { is: 'elsewhere', kept: { id, revision, form: typedOf(form) } };
  }
  if (error.code === errors.ALREADY_APPLIED.code) {
    const { application_id, status } = errors.ALREADY_APPLIED.details.parse(error.details);
    if (status !== 'draft') return { is: 'ended' };
    return { is: 'elsewhere', kept: await server.read(application_id) };
  }
  if (error.code === errors.APPLICATION_NOT_FOUND.code) return { is: 'gone' };
  return { is: final.has(error.code) ? 'ended' : 'failed' };
}
