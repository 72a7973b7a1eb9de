/** Fetches a file with its progress, and saves it. */
import { useState } from 'react';
import { ApiError, isSessionExpired, noResponseError } from '../api/failure.ts';

/** Milliseconds for which the browser may need the file's address after the click. */
const revokeDelay = 60_000;

/** The name in a Content-Disposition header; null without one. */
export function fileNameIn(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? null);
  } catch {
    return plain ?? null;
  }
}

/** Fetches a file; `onBytes` gets each part as it arrives. Throws ApiError. */
export async function fetchFile(
  url: string,
  onBytes: (bytes: Uint8Array) => void = () => {},
): Promise<{ file: Blob; name: string | null }> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new ApiError(response.status, 'UNKNOWN', '下载失败，请重试');
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      onBytes(value);
    }
    const type = response.headers.get('content-type') ?? '';
    const name = fileNameIn(response.headers.get('content-disposition'));
    return { file: new Blob(pieces, { type }), name };
  } catch (error) {
    throw error instanceof ApiError ? error : noResponseError();
  }
}

/** Saves a file under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}

type DownloadState =
  | { status: 'idle' }
  /** `share` is the received share, 0 to 1. */
  | { status: 'loading'; share: number }
  | { status: 'done' }
  | { status: 'failed'; message: string };

interface Download {
  /** Requests the file's address. */
  link: () => Promise<string>;
  /** The file's name; the server's by default. */
  name?: string;
  /** The share of a part in the whole file, 0 to 1. */
  shareOf: (bytes: Uint8Array) => number;
}

/** Downloads one file at a time, with its progress and error. */
export function useDownload({ link, name, shareOf }: Download) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  return {
    state,
    /** Returns true when the file was saved. */
    async start(): Promise<boolean> {
      if (state.status === 'loading') return false;
      let share = 0;
      setState({ status: 'loading', share });
      try {
        const fetched = await fetchFile(await link(), (bytes) => {
          share = Math.min(1, share + shareOf(bytes));
          setState({ status: 'loading', share });
        });
        saveFile(fetched.file, name ?? fetched.name ?? 'download');
        setState({ status: 'done' });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setState(isSessionExpired(error) ? { status: 'idle' } : { status: 'failed', message: error.message });
        return false;
      }
    },
  };
}
