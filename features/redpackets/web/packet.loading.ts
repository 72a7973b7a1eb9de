/**
 * Loading the page of one packet. The server renders what anybody may see; a private packet is there only for whoever
 * it concerns, so the browser asks once more in the visitor's own name before it says that there is none.
 */
import { ApiError } from '@platform/web/api/failure';
import { preload } from '@platform/web/api/preload';
import { browserQueryClient } from '@platform/web/api/queryClient';
import { useSession } from '@platform/web/session/session';
import { data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { packetQuery, packetQueryOf, viewerOf } from './queries.ts';

export const loading = preload(({ params }) => ({ packet: packetQuery(params['id'] ?? '') }));

const nothing = { answers: {}, complete: false };
const missing = () => data(null, { status: 404 });
const isMissing = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;

/** On the server: what isn't there for everybody keeps its status, but leaves the page open to the visitor. */
export async function loader(args: LoaderFunctionArgs) {
  if (!z.uuid().safeParse(args.params['id']).success) throw missing();
  try {
    return await loading.loader(args);
  } catch (thrown) {
    if (isMissing(thrown)) return data(nothing, { status: 404 });
    throw thrown;
  }
}

/** The visitor is known once local storage has been read. */
function whenRestored(): Promise<void> {
  if (useSession.getState().restored) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ restored }) => {
      if (!restored) return;
      stop();
      resolve();
    });
  });
}

/** In the browser: asks in the visitor's name. */
export async function clientLoader({ params }: LoaderFunctionArgs) {
  await whenRestored();
  const id = params['id'] ?? '';
  const viewer = viewerOf(useSession.getState());
  const asked = viewer === null ? packetQuery(id) : packetQueryOf(id, viewer);
  try {
    const value = await browserQueryClient().ensureQueryData(asked);
    return { answers: { packet: { key: asked.queryKey, value } }, complete: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw missing();
    return nothing;
  }
}

// Also when the server's page is taken over.
clientLoader.hydrate = true as const;
