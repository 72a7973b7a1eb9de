/** The filtered list as a CSV file, with how much of it has come. */
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { Address } from '../address.rules.ts';
import { useExport } from '../useExport.ts';

/** `total` is how many applications the file will hold, as far as is known. */
export function ExportButton({ shown, total }: { shown: Address; total: number | undefined }) {
  const { share, start } = useExport(shown, total ?? 0);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={!total}
      aria-busy={share !== null}
      leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
      onClick={start}
    >
      <span aria-live="polite">{percent === null ? '导出 CSV' : `正在导出 ${percent}%`}</span>
    </Button>
  );
}
