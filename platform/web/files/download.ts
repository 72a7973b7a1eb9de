/** Fetching a file with its progress, and handing it to the browser to keep. */
import { ApiError, noResponseError } from '../api/failure.ts';

/** Milliseconds for which the browser may need the file's address after it was told to keep it. */
const revokeDelay = 60_000;

/** Fetches a file. Where its size is known, `onProgress` gets the share that has come, 0 to 1. Throws ApiError. */
export async function fetchFile(
  url: string,
  size = 0,
  onProgress: (share: number) => void = () => {},
): Promise<Blob> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new ApiError(response.status, 'UNKNOWN', '下载失败，请重试');
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      received += value.length;
      onProgress(size > 0 ? Math.min(1, received / size) : 1);
    }
    return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
  } catch (error) {
    throw error instanceof ApiError ? error : noResponseError();
  }
}

/** Has the browser keep a file under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
