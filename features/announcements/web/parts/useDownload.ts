/** Downloading one attachment: how far it is, and what went wrong. */
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { fetchFile, saveFile } from '@platform/web/files/download';
import { useState } from 'react';
import type { Attachment } from '../../contract/announcement.ts';
import { downloadAttachment } from '../../contract/reading.ts';
import { useKnown } from '../queries.ts';

type State =
  | { at: 'rest' }
  | { at: 'coming'; share: number }
  | { at: 'done' }
  | { at: 'failed'; message: string };

export function useDownload(announcementId: string, { id, name, size }: Attachment) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const know = useKnown();

  async function download(): Promise<void> {
    setState({ at: 'coming', share: 0 });
    try {
      const params = { id: announcementId, attachmentId: id };
      const { url, downloads } = await call(downloadAttachment, { params });
      know(announcementId, (before) => ({ ...before, downloads }));
      saveFile(await fetchFile(url, size, (share) => setState({ at: 'coming', share })), name);
      setState({ at: 'done' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(isSessionExpired(error) ? { at: 'rest' } : { at: 'failed', message: error.message });
    }
  }

  return { state, download };
}
