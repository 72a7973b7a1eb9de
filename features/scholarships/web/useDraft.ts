/** The keeper of a draft in a page: it saves before the page goes, and warns when that would not be enough. */
import { invalidate } from '@platform/web/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { listMyApplications } from '../contract/application.ts';
import { draftBox } from './draftBox.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { draftServer, type Kept } from './draftServer.ts';
import type { Typed } from './form.rules.ts';

export interface DraftStart {
  userId: string;
  scholarshipId: string;
  kept: Kept | null;
  prefill: Partial<Typed>;
}

export function useDraft(start: DraftStart): DraftState & { keeper: DraftKeeper } {
  const { userId, scholarshipId, kept, prefill } = start;
  const client = useQueryClient();
  const [keeper] = useState(() =>
    createDraftKeeper({
      server: draftServer(scholarshipId),
      box: draftBox(userId, scholarshipId),
      kept,
      prefill,
    }),
  );
  const state = useStore(keeper.store);

  useEffect(() => {
    keeper.start();
    const leave = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    const online = () => void keeper.flush();
    const unload = (event: BeforeUnloadEvent) => {
      if (keeper.wouldLose()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', unload);
      void keeper.flush().finally(() => keeper.stop());
    };
  }, [keeper]);

  // The list of one's own applications shows the draft and when it was last saved.
  const revision = state.kept?.revision;
  useEffect(() => {
    if (revision !== undefined) invalidate(client, [listMyApplications]);
  }, [client, revision]);

  return { ...state, keeper };
}
