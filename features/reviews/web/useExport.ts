/** Fetches the filtered list as a file and hands it to the browser. */
import { call } from '@platform/web/api/api';
import { ApiError, errorFrom, isSessionExpired, noResponseError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useState } from 'react';
import { exportApplications } from '../contract/overview.ts';
import { type Address, filtersOf } from './address.rules.ts';
import { fileNameOf, linesIn, shareOf } from './export.rules.ts';

async function read(response: Response, onLines: (lines: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    lines += linesIn(value);
    onLines(lines);
  }
  return new Blob(pieces, { type: 'text/csv' });
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** `share` is what has come, 0 to 1; null while nothing is on its way. */
export function useExport(shown: Address, expected: number) {
  const [share, setShare] = useState<number | null>(null);
  async function run(): Promise<void> {
    const { url } = await call(exportApplications, { body: filtersOf(shown) });
    const response = await fetch(url).catch(() => {
      throw noResponseError();
    });
    if (!response.ok) throw errorFrom(response.status, null);
    const file = await read(response, (lines) => setShare(shareOf(lines, expected))).catch(() => {
      throw noResponseError();
    });
    save(file, fileNameOf(response.headers.get('content-disposition')));
  }
  return {
    share,
    async start(): Promise<void> {
      if (share !== null) return;
      setShare(0);
      try {
        await run();
        notices.success('申请列表已导出');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isSessionExpired(error)) notices.error(error.message);
      } finally {
        setShare(null);
      }
    },
  };
}
