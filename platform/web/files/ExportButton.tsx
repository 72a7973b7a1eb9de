/** Exports a filtered list as a CSV file, with its progress. */
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notices } from '../notices.ts';
import { useDownload } from './download.ts';

const lineEnd = 0x0a;

/** The number of line ends in a part of a file. */
export const countLines = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => sum + Number(byte === lineEnd), 0);

interface ExportButtonProps {
  /** Requests the file's address. */
  link: () => Promise<string>;
  /** The expected number of rows; without rows the button is disabled. */
  rows: number | undefined;
  /** The notice when the file was saved. */
  saved: string;
}

export function ExportButton({ link, rows, saved }: ExportButtonProps) {
  const { state, start } = useDownload({ link, shareOf: (bytes) => countLines(bytes) / ((rows ?? 0) + 1) });
  const loading = state.status === 'loading';
  const failure = state.status === 'failed' ? state : null;
  useEffect(() => {
    if (failure) notices.error(failure.message);
  }, [failure]);
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={!rows}
      aria-busy={loading}
      leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
      onClick={async () => {
        if (await start()) notices.success(saved);
      }}
    >
      <span aria-live="polite">{loading ? `正在导出 ${Math.round(state.share * 100)}%` : '导出 CSV'}</span>
    </Button>
  );
}
