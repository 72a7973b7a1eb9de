/** Fetches an account's narrowed statement as a file and hands it to the browser. */
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { fetchFile, saveFile } from '@platform/web/files/download';
import { notices } from '@platform/web/notices';
import { useState } from 'react';
import type { Asset } from '../contract/ledger.ts';
import { exportMovements } from '../contract/movement.ts';
import { type Address, filtersOf } from './address.rules.ts';
import { statementName } from './statement.rules.ts';

/** The server writes the file, which takes longest; then it comes. */
type Phase = 'rest' | 'writing' | 'coming';

export function useStatementExport(asset: Asset, shown: Address) {
  const [phase, setPhase] = useState<Phase>('rest');
  return {
    phase,
    async start(): Promise<void> {
      if (phase !== 'rest') return;
      setPhase('writing');
      try {
        const filters = filtersOf(asset, shown);
        const { url } = await call(exportMovements, { body: filters });
        setPhase('coming');
        saveFile(await fetchFile(url), statementName(filters, new Date()));
        notices.success('明细已下载');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isSessionExpired(error)) notices.error(error.message);
      } finally {
        setPhase('rest');
      }
    },
  };
}
