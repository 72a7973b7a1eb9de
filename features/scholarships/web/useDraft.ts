/** The state of the draft in the form. */
import { invalidate } from '@platform/web/api/invalidate';
import { unsavedSchema } from '@platform/web/document/autosave';
import { draftStorage } from '@platform/web/document/draftStorage';
import { useAutosave } from '@platform/web/document/useAutosave';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listMyApplications } from '../contract/application.ts';
import { type FormField, formFields, isMaskedIdNumber, maskIdNumber } from '../contract/form.ts';
import { type DraftAutosave, type DraftState, draftServer, type ServerDraft } from './draftServer.ts';
import { draftErrors, emptyForm, type Texts } from './form.rules.ts';

export interface DraftOptions {
  userId: string;
  scholarshipId: string;
  /** Null until the draft has been saved once. */
  saved: ServerDraft | null;
  /** The applicant's profile; it creates no draft by itself. */
  prefill: Partial<Texts>;
}

/** Stored in the browser until the server has it. */
export const applicationStorage = (owner: string, scholarshipId: string) =>
  draftStorage({ name: 'scholarshipDraft', owner, id: scholarshipId }, unsavedSchema(formFields));

/** Compared with the server's masked number. */
function comparable(field: FormField, value: string): string {
  return field === 'id_number' && value !== '' && !isMaskedIdNumber(value) ? maskIdNumber(value) : value;
}

export const draftRules = {
  empty: emptyForm,
  /** Never stored in the browser; the server stores it encrypted. */
  isStorable: (field: FormField) => field !== 'id_number',
  isEqual: (field: FormField, one: string, other: string) =>
    comparable(field, one) === comparable(field, other),
  validate: draftErrors,
};

export function useDraft({ userId, scholarshipId, saved, prefill }: DraftOptions): DraftState & {
  autosave: DraftAutosave;
} {
  const client = useQueryClient();
  const [parts] = useState(() => ({
    server: draftServer(scholarshipId),
    storage: applicationStorage(userId, scholarshipId),
  }));
  const draft = useAutosave({ ...draftRules, ...parts, saved, prefill });

  // The member's list shows the draft and its last save.
  const revision = draft.saved?.revision;
  useEffect(() => {
    if (revision !== undefined) invalidate(client, [listMyApplications]);
  }, [client, revision]);
  return draft;
}
