/** The visitor whose answers a page shows: what depends on the caller is cached apart from the anonymous answers. */
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiError } from '../api/failure.ts';
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

/**
 * The answer of a public query as the viewer sees it; until that is loaded, as everyone sees it, or for a list the
 * answer before.
 */
export function useViewerQuery<Answer>(
  common: UseQueryOptions<Answer, ApiError> & { queryKey: QueryKey },
  { isList = false } = {},
): UseQueryResult<Answer, ApiError> {
  const viewer = useViewer();
  const restored = useSession((session) => session.restored);
  const client = useQueryClient();
  const placeholder = (previous?: Answer) =>
    client.getQueryData<Answer>(common.queryKey) ?? (isList ? previous : undefined);
  return useQuery<Answer, ApiError>({
    ...asViewer(common, viewer),
    // The compiler cannot exclude answers that are functions.
    placeholderData: placeholder as NonNullable<UseQueryOptions<Answer, ApiError>['placeholderData']>,
    enabled: restored,
    // The loader has tried already.
    retryOnMount: false,
  });
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
