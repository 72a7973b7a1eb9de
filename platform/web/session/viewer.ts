/** The visitor whose answers a page shows: what depends on the caller is cached apart from the anonymous answers. */
import type { QueryKey } from '@tanstack/react-query';
import { type Session, useSession } from './session.ts';

/** The visitor's id; null for an anonymous visitor. */
const viewerOf = ({ isLoggedIn, userInfo }: Pick<Session, 'isLoggedIn' | 'userInfo'>): string | null =>
  isLoggedIn ? (userInfo?.id ?? null) : null;

export const useViewer = () => useSession(viewerOf);

/** The query's answer for this viewer; a member's is removed from the cache with the session. */
export function asViewer<Options extends { queryKey: QueryKey; meta?: Record<string, unknown> | undefined }>(
  options: Options,
  viewer: string | null,
): Options {
  if (viewer === null) return options;
  return { ...options, queryKey: [...options.queryKey, viewer], meta: { access: 'member' } };
}

/** Waits until the session has been read from local storage. */
export async function restoredViewer(): Promise<string | null> {
  if (!useSession.getState().restored) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const unsubscribe = useSession.subscribe(({ restored }) => restored && resolve());
    await promise;
    unsubscribe();
  }
  return viewerOf(useSession.getState());
}
