/** Sending the materials of a draft, one after another; a draft that was never saved is saved first. */
import { ApiError } from '@platform/web/api/failure';
import { fileError, useUpload } from '@platform/web/files/upload';
import { useState } from 'react';
import { getApplication } from '../contract/application.ts';
import type { MaterialKind } from '../contract/material.ts';
import { uploadMaterial } from '../contract/materials.ts';
import type { DraftAutosave } from './draftServer.ts';
import { failed } from './messages.ts';

interface Sending {
  send(files: readonly File[], kind: MaterialKind): Promise<void>;
  /** The file on its way, and the share that has left, 0 to 1. */
  sending: { name: string; share: number } | null;
  /** What was refused, and why. */
  problems: readonly Problem[];
}

interface Problem {
  name: string;
  message: string;
}

/** Gives the draft's id; a draft that was never saved is saved first. */
async function draftId(autosave: DraftAutosave): Promise<string | null> {
  if (autosave.store.getState().saved === null) await autosave.flush({ evenEmpty: true });
  return autosave.store.getState().saved?.id ?? null;
}

export function useSending(autosave: DraftAutosave): Sending {
  const [name, setName] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // Failures are shown below, with the file's name.
  const upload = useUpload(uploadMaterial, { invalidates: [getApplication], onError: () => {} });

  async function sendOne(file: File, kind: MaterialKind): Promise<void> {
    const refusal = fileError(uploadMaterial, file);
    if (refusal) throw new Error(refusal);
    const id = await draftId(autosave);
    if (id === null) throw new Error(failed.save);
    await upload.mutateAsync({ params: { id }, query: { kind }, file });
  }

  return {
    sending: name === null ? null : { name, share: upload.progress },
    problems,
    async send(files, kind) {
      setProblems([]);
      for (const file of files) {
        setName(file.name);
        try {
          await sendOne(file, kind);
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) break;
          const message = error instanceof Error ? error.message : failed.save;
          setProblems((known) => [...known, { name: file.name, message }]);
        }
      }
      setName(null);
    },
  };
}
