/**
 * Loads the page of one packet. The server renders the anonymous view. A private packet exists only for its sender and
 * recipients, so the browser queries again with the visitor's token before it answers 404.
 */
import { ApiError } from '@platform/web/api/failure';
import { preload } from '@platform/web/api/preload';
import { browserQueryClient } from '@platform/web/api/queryClient';
import { useSession } from '@platform/web/session/session';
import { data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { packetQuery, packetQueryOf, viewerOf } from './queries.ts';

export const loading = preload(({ params }) => ({ packet: packetQuery(params['id'] ?? '') }));

const noAnswers = { answers: {}, complete: false };
const missing = () => data(null, { status: 404 });
const isMissing = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;

/** On the server: a private packet answers 404, but the page continues with the browser's own load. */
export async function loader(args: LoaderFunctionArgs) {
  if (!z.uuid().safeParse(args.params['id']).success) throw missing();
  try {
    return await loading.loader(args);
  } catch (thrown) {
    if (isMissing(thrown)) return data(noAnswers, { status: 404 });
    throw thrown;
  }
}

/** Waits until the session has been read from local storage. */
async function restoredViewer(): Promise<string | null> {
  if (!useSession.getState().restored) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const unsubscribe = useSession.subscribe(({ restored }) => restored && resolve());
    await promise;
    unsubscribe();
  }
  return viewerOf(useSession.getState());
}

/** In the browser: loads the packet with the visitor's token. */
export async function clientLoader({ params }: LoaderFunctionArgs) {
  const viewer = await restoredViewer();
  const id = params['id'] ?? '';
  const query = viewer === null ? packetQuery(id) : packetQueryOf(id, viewer);
  try {
    const value = await browserQueryClient().ensureQueryData(query);
    return { answers: { packet: { key: query.queryKey, value } }, complete: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw missing();
    return noAnswers;
  }
}

// Also on hydration.
clientLoader.hydrate = true as const;
