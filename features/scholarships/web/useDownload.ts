/** Downloading a material: the server gives an address for a short while to whoever may have it. */
import type { Endpoint } from '@platform/contract/endpoint';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useState } from 'react';
import type { getMaterialLink } from '../contract/materials.ts';

/** An endpoint that gives a material's address. */
export type MaterialLink = Pick<typeof getMaterialLink, 'path' | 'params' | 'data'> & Endpoint;

export function useDownload(link: MaterialLink, applicationId: string) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** Asks for the address and goes there; the browser stays on the page, since the file is an attachment. */
    async start(materialId: string): Promise<void> {
      if (busy) return;
      setBusy(true);
      try {
        const params = { id: applicationId, materialId };
        const { url } = await call(link, { params });
        window.location.assign(url);
      } catch (error) {
        if (error instanceof ApiError && !isSessionExpired(error)) notices.error(error.message);
      } finally {
        setBusy(false);
      }
    },
  };
}
