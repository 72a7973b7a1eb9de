/**
 * Loads a page whose entry depends on the viewer, or exists for some members only: the server renders the anonymous
 * view, the browser loads again with the visitor's token before it answers 404.
 */
import { data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { asViewer, restoredViewer } from '../session/viewer.ts';
import { query } from './api.ts';
import { loadAnswers, type PageAddress, preload, type Queries } from './preload.ts';
import { browserQueryClient } from './queryClient.ts';

const missing = () => data(null, { status: 404 });
const isMissing = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;

/** The loaders of a page with the parameter `id`; its components use `asViewer` with the same queries. */
export function preloadForViewer<Q extends Queries>(queries: (address: PageAddress) => Q) {
  const loading = preload(queries);

  /** On the server: an entry that visitors do not see answers 404, but the page continues with the browser's load. */
  async function loader(args: LoaderFunctionArgs) {
    if (!z.uuid().safeParse(args.params['id']).success) throw missing();
    try {
      return await loading.loader(args);
    } catch (thrown) {
      if (isMissing(thrown)) return data({ answers: {}, complete: false }, { status: 404 });
      throw thrown;
    }
  }

  /** In the browser, also on hydration. */
  async function clientLoader({ params, url }: LoaderFunctionArgs) {
    const viewer = await restoredViewer();
    const client = browserQueryClient();
    const asked = Object.entries(queries({ params, url })).map(([name, each]) => [
      name,
      asViewer(each, viewer),
    ]);
    return loadAnswers(Object.fromEntries(asked), ({ endpoint, input }) =>
      client.ensureQueryData(asViewer(query(endpoint, input), viewer)),
    );
  }
  clientLoader.hydrate = true as const;

  return { ...loading, loader, clientLoader };
}
