/** Saves and publishes a document, exactly once each; after a conflict it returns the version that was saved first. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, isSessionExpired } from '../api/failure.ts';
import { idempotencyKeys } from '../api/idempotency.ts';
import { invalidate } from '../api/invalidate.ts';
import type { DocumentType, SavedDocument } from './fields.ts';

export interface SaveRequest<Parsed> {
  values: Parsed;
  /** The revision that the values are based on; null creates the document. */
  revision: number | null;
  publish: boolean;
}

export interface SaveDocument<Parsed, Saved> {
  save(request: SaveRequest<Parsed>): void;
  isSaving: boolean;
  /** The last error other than a conflict; null after a new attempt. */
  error: ApiError | null;
  /** The version that was saved first; null without a conflict. */
  conflict: Saved | null;
  /** Closes the conflict. */
  dismiss(): void;
}

interface SaveOptions<Values, Parsed, Saved> {
  type: DocumentType<Values, Parsed, Saved>;
  /** Null for a document that is not on the server yet. */
  id: string | null;
  onSaved(saved: Saved, published: boolean): void;
}

export function useSaveDocument<Values, Parsed, Saved extends SavedDocument>(
  options: SaveOptions<Values, Parsed, Saved>,
): SaveDocument<Parsed, Saved> {
  const { type, id, onSaved } = options;
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Saved | null>(null);
  const [keyOf] = useState(idempotencyKeys);
  // When publishing fails after the save, the next attempt with the same values only publishes.
  const last = useRef<{ key: string; saved: Saved } | null>(null);

  async function run({ values, revision, publish }: SaveRequest<Parsed>): Promise<Saved> {
    const key = keyOf(values);
    if (last.current?.key !== key) {
      // An earlier attempt may have saved the document, and only its publication was refused.
      const before = last.current?.saved;
      const target = before?.id ?? id;
      const base = before ? Math.max(before.revision, revision ?? 0) : revision;
      const saved =
        type.create && (target === null || base === null)
          ? await type.create(values, key)
          : await type.update(target ?? '', values, base ?? 0);
      last.current = { key, saved };
    }
    const { saved } = last.current;
    return publish && type.publish && saved.id ? type.publish(saved.id) : saved;
  }

  const mutation = useMutation<Saved, ApiError, SaveRequest<Parsed>>({
    mutationKey: [type.name],
    mutationFn: run,
    onSuccess(saved, { publish }) {
      onSaved(saved, publish);
      invalidate(client, type.invalidates);
    },
    onError(error) {
      const { data } =
        error.code === type.conflict.code ? (type.conflict.details?.safeParse(error.details) ?? {}) : {};
      setConflict(data?.current ?? null);
    },
  });
  const { error } = mutation;
  return {
    save: mutation.mutate,
    isSaving: mutation.isPending,
    // The session's guard shows an expired session.
    error: error && conflict === null && !isSessionExpired(error) ? error : null,
    conflict,
    dismiss() {
      setConflict(null);
      mutation.reset();
    },
  };
}
