/** Files of rows: private ones are stored together with their row; all are removed after the commit. */
import { fileField, imageUnreadable, isImageKind } from '@platform/contract/upload';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { invalid } from '../http/failure.ts';
import { job } from '../jobs/jobs.ts';
import type { Services } from '../portal.ts';
import type { ReceivedFile } from './uploads.ts';

export const removeFiles = job({
  name: 'remove-files',
  data: z.object({ keys: z.array(z.string()) }),
});

/**
 * Stores a member's file for the row that `record` inserts with its key; if that fails, the file is removed. Throws
 * VALIDATION_FAILED for a picture that would burden those who open it, and as `Images`.
 */
export async function storePrivateFile<Row>(
  { storage, images }: Pick<Services, 'storage' | 'images'>,
  { folder, ownerId }: { folder: string; ownerId: string },
  { bytes, kind }: ReceivedFile,
  record: (key: string) => Promise<Row>,
): Promise<Row> {
  if (isImageKind(kind) && !(await images.isAcceptable({ bytes, ownerId })))
    throw invalid([{ field: fileField, message: imageUnreadable }]);
  const key = await storage.putPrivate(folder, bytes, kind);
  try {
    return await record(key);
  } catch (error) {
    await storage.removePrivate(key);
    throw error;
  }
}

/** Removes files, by private key or public address, in a job that exists only if the transaction commits. */
export async function removeFilesLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await jobs.send(removeFiles, { keys: [...keys] }, tx);
}
