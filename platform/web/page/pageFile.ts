/** Loading a page's file during a navigation: when it fails, the page before it stays and offers a retry. */
import { create } from 'zustand';
import { loadChunk } from '../api/chunk.ts';

interface FailedPage {
  retry: () => void;
}

/** The page whose file could not be loaded; null otherwise. */
export const useFailedPage = create<FailedPage | null>(() => null);

/** Asks for a file that the router could not load, and again at each retry of the visitor. */
export async function loadPageFile<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await loadChunk(load);
    } catch {
      await new Promise<void>((retry) => useFailedPage.setState({ retry }, true));
      useFailedPage.setState(null, true);
    }
  }
}

declare global {
  /** Called by the router's code, which would load the whole document again (apps/web/vite.config.ts). */
  var loadPageFileAgain: ((url: string) => Promise<unknown>) | undefined;
}

globalThis.loadPageFileAgain = (url) => loadPageFile(() => import(/* @vite-ignore */ url));
