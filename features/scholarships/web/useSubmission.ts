/** Submitting a draft: validated, saved, confirmed, and sent once. */
import { call } from '@platform/web/api/api';
import { ApiError, fieldErrors, isSessionExpired } from '@platform/web/api/failure';
import { invalidate } from '@platform/web/api/invalidate';
import { notices } from '@platform/web/notices';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ApplicationDetail,
  getApplication,
  listMyApplications,
  submitApplication,
} from '../contract/application.ts';
import { scholarshipErrors } from '../contract/errors.ts';
import type { FormField } from '../contract/form.ts';
import type { Scholarship } from '../contract/scholarship.ts';
import { currentDraft, type DraftAutosave, type DraftState } from './draftServer.ts';
import { type FieldErrors, firstInvalid, submissionErrors, type Texts } from './form.rules.ts';
import { failed } from './messages.ts';

interface SubmissionOptions {
  scholarship: Scholarship;
  draft: DraftState & { autosave: DraftAutosave };
}

/** The message for missing or invalid fields. */
const incomplete = '请检查填写的内容';

function focusField(name: FormField | undefined): void {
  if (name) document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** The application has been submitted, if the answer of an earlier attempt was lost. */
async function submitOnce(id: string, revision: number): Promise<ApplicationDetail> {
  try {
    return await call(submitApplication, { params: { id }, body: { revision } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== scholarshipErrors.ILLEGAL_TRANSITION.code) throw error;
    const { from } = scholarshipErrors.ILLEGAL_TRANSITION.details.parse(error.details);
    if (from !== 'submitted') throw error;
    return call(getApplication, { params: { id } });
  }
}

export function useSubmission({ scholarship, draft }: SubmissionOptions) {
  const { autosave } = draft;
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ errors: FieldErrors; values: Texts } | null>(null);
  const [checking, setChecking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState<ApplicationDetail | null>(null);

  /** The server's error of a field is shown until its text changes. */
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(refused?.errors ?? {})) {
    const field = name as FormField;
    if (refused?.values[field] === draft.values[field]) errors[field] = message;
  }

  function refuse(errors: FieldErrors): void {
    setRefused({ errors, values: autosave.store.getState().values });
    notices.error(incomplete);
    focusField(firstInvalid(errors));
  }

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (checking) return;
    const errors = submissionErrors(autosave.store.getState().values, scholarship, new Date());
    if (firstInvalid(errors)) return refuse(errors);
    setChecking(true);
    const saved = await autosave.flush({ evenEmpty: true });
    setChecking(false);
    if (saved) setConfirming(true);
    else if (autosave.store.getState().status === 'failed') notices.error(failed.save);
  }

  async function fail(error: unknown): Promise<void> {
    setConfirming(false);
    if (!(error instanceof ApiError) || isSessionExpired(error)) return;
    const fields = fieldErrors(error) as FieldErrors;
    if (firstInvalid(fields)) return refuse(fields);
    const current = currentDraft(error, autosave.store.getState().saved?.id ?? '');
    if (current) {
      autosave.receive(current);
      return notices.warning(error.message);
    }
    // The scholarship's own errors, deadline and places, have complete messages.
    notices.error(error.status === 409 ? error.message : failed.submit);
  }

  async function confirm(): Promise<void> {
    const { saved } = autosave.store.getState();
    if (!saved || busy) return;
    setBusy(true);
    try {
      const application = await submitOnce(saved.id, saved.revision);
      setConfirming(false);
      setSubmitted(application);
      invalidate(client, [listMyApplications]);
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    /** Handles the form's submission. */
    check: (event: FormEvent) => void check(event),
    checking,
    errors,
    submitted,
    question: { opened: isConfirming, busy, onConfirm: confirm, onClose: () => setConfirming(false) },
  };
}
