/** Uploads of videos that go on while the form is edited; after a reload the same file goes on where it stopped. */
import { call } from '@platform/web/api/api';
import { loadChunk } from '@platform/web/api/chunk';
import { errorFrom, isSessionExpired, noResponseError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import type { PreviousUpload, Upload } from 'tus-js-client';
import { create } from 'zustand';
import {
  type CourseMedia,
  getCourseMedia,
  maxVideoBytes,
  mediaErrors,
  mediaUploadPath,
} from '../../contract/media.ts';

/** Bytes of one call; what the server has of an interrupted call is kept as well. */
const chunkSize = 8 * 1024 ** 2;

/** Milliseconds before each repetition of a call that got no answer. */
const retryDelays = [0, 1000, 3000, 5000, 10_000];

export interface VideoUpload {
  fileName: string;
  /** From 0 to 1. */
  share: number;
  state: 'running' | 'paused' | 'failed' | 'done';
  /** Of a failed one. */
  message: string | null;
  /** Whether the server has refused the file itself. */
  isRefused: boolean;
  media: CourseMedia | null;
}

/** By target: the key of the lesson, or another name of what the video is for. */
export const useUploads = create<Readonly<Record<string, VideoUpload>>>(() => ({}));

const running = new Map<string, Upload>();

const change = (target: string, changes: Partial<VideoUpload>) =>
  useUploads.setState((all) => {
    const upload = all[target];
    return upload ? { [target]: { ...upload, ...changes } } : {};
  });

/** Why a file cannot be uploaded; null if it can. The server looks into it once more. */
export function refusalOfFile({ size, name, type }: Pick<File, 'size' | 'name' | 'type'>): string | null {
  if (size > maxVideoBytes) return mediaErrors.VIDEO_TOO_LARGE.message;
  const isVideo = ['video/mp4', 'video/webm'].includes(type) || /\.(mp4|webm)$/i.test(name);
  return isVideo ? null : mediaErrors.WRONG_VIDEO_KIND.message;
}

/** The contract's words for a failed call; `text` is the body of the answer, null without an answer. */
export function messageOf(status: number, text: string | null): string {
  if (text === null || status === 0) return noResponseError().message;
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not an answer of the portal.
  }
  const error = errorFrom(status, body);
  if (isSessionExpired(error)) useSession.getState().expire();
  const { codec } = (error.details ?? {}) as { codec?: unknown };
  return typeof codec === 'string' ? `${error.message}（${codec}）` : error.message;
}

/** The status codes of the contract's errors about the file. */
const refusals = new Set<number>(Object.values(mediaErrors).map(({ status }) => status));

const loadTus = () => loadChunk(() => import('tus-js-client'));

/** Uploads that this browser began and did not finish. */
async function unfinished(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await loadTus();
  return defaultOptions.urlStorage.findAllUploads();
}

/** The upload for a target that an earlier visit has not finished; null without one. */
export async function unfinishedFor(target: string): Promise<PreviousUpload | null> {
  return (await unfinished()).find(({ metadata }) => metadata['target'] === target) ?? null;
}

/** Forgets an upload of an earlier visit; the server removes its part within a day. */
export async function forgetUpload({ urlStorageKey }: PreviousUpload): Promise<void> {
  const { defaultOptions } = await loadTus();
  await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

/** Uploads a file, from where an earlier visit stopped if it is the same one. */
export async function startUpload(target: string, file: File): Promise<void> {
  const message = refusalOfFile(file);
  const isRefused = message !== null;
  const state = isRefused ? 'failed' : 'running';
  useUploads.setState({
    [target]: { fileName: file.name, share: 0, state, message, isRefused, media: null },
  });
  if (isRefused) return;
  try {
    const { Upload, DetailedError } = await loadTus();
    const upload = new Upload(file, {
      endpoint: mediaUploadPath,
      metadata: { filename: file.name, target },
      chunkSize,
      retryDelays,
      removeFingerprintOnSuccess: true,
      onBeforeRequest(request) {
        request.setHeader('authorization', `Bearer ${useSession.getState().token ?? ''}`);
      },
      onShouldRetry({ originalResponse }) {
        const status = originalResponse?.getStatus() ?? 0;
        return status === 0 || status >= 500 || status === 409 || status === 423 || status === 429;
      },
      onProgress: (sent, total) => change(target, { share: total > 0 ? sent / total : 0 }),
      onError(error) {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        const status = response?.getStatus() ?? 0;
        const message = messageOf(status, response?.getBody() ?? null);
        const isRefused = refusals.has(status);
        change(target, { state: 'failed', message, isRefused });
        // The server keeps nothing of it.
        if (isRefused) void unfinishedFor(target).then((previous) => previous && forgetUpload(previous));
      },
      onSuccess: () => void finish(target, upload.url ?? ''),
    });
    running.set(target, upload);
    const [previous] = await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  } catch {
    change(target, { state: 'failed', message: noResponseError().message });
  }
}

async function finish(target: string, address: string): Promise<void> {
  running.delete(target);
  const id = address.slice(address.lastIndexOf('/') + 1);
  try {
    const media = await call(getCourseMedia, { params: { id } });
    change(target, { state: 'done', share: 1, media });
  } catch (error) {
    change(target, { state: 'failed', message: (error as Error).message });
  }
}

/** Stops sending; what the server has stays there for a day. */
export function pauseUpload(target: string): void {
  void running.get(target)?.abort();
  change(target, { state: 'paused' });
}

/** Goes on, also after a failure. */
export function resumeUpload(target: string): void {
  change(target, { state: 'running', message: null });
  running.get(target)?.start();
}

/** Ends an upload: it was taken over, or stops here; a cancelled one is removed on the server too. */
export function removeUpload(target: string, cancel = false): void {
  void running.get(target)?.abort(cancel);
  running.delete(target);
  useUploads.setState(({ [target]: _, ...others }) => others, true);
}

/** The form is closed: everything stops, and can go on when the same files are chosen again. */
export function stopUploads(): void {
  for (const target of Object.keys(useUploads.getState())) removeUpload(target);
}
