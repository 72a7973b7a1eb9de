/** Loading a page's file during a navigation: when it fails, the page before it stays and offers a retry. */
import { create } from 'zustand';
import { loadChunk } from '../api/chunk.ts';

/** The retries of the pages whose files could not be loaded. The router waits for them, also after another navigation. */
export const useFailedPages = create<readonly (() => void)[]>(() => []);

/** Asks again for all of them. */
export function retryFailedPages(): void {
  const retries = useFailedPages.getState();
  useFailedPages.setState([], true);
  for (const retry of retries) retry();
}

/** Asks for a file that the router could not load, and again at each retry. */
export async function loadPageFile<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await loadChunk(load);
    } catch {
      await new Promise<void>((retry) => useFailedPages.setState((others) => [...others, retry], true));
    }
  }
}

declare global {
  /** Called by the router's code, which would load the whole document again (apps/web/vite.config.ts). */
  var loadPageFileAgain: ((url: string) => Promise<unknown>) | undefined;
}

globalThis.loadPageFileAgain = (url) => loadPageFile(() => import(/* @vite-ignore */ url));
