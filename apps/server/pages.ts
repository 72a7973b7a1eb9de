/** Pages on the server: rendered once for all visitors, then sent from memory. */

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzip } from 'node:zlib';
import { megabyte } from '@platform/contract/upload';
import type { Variant } from '@platform/contract/variant';
import { chosenVariant } from '@platform/server/http/variant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, isPage, splitVariant, withoutSlash } from './pages.address.ts';
import { openApiReader } from './pages.apiReader.ts';
import { mountAssets } from './pages.assets.ts';
import { openPageCache } from './pages.cache.ts';
import { mountDevPages } from './pages.dev.ts';
import type { ExternalSources } from './pages.policy.ts';
import { encodingFor, isUnchanged, type ReadyPage } from './pages.ready.ts';
import type { Renderer, WebBuild } from './pages.renderer.ts';
import { openPageRenderer } from './pages.rendering.ts';

export interface PagesOptions {
  /** The address of the portal, without a trailing slash: used in canonical addresses and share cards. */
  origin: string;
  /** Serves from the sources through Vite, with hot reload. */
  dev?: boolean;
  /** External origins of the pages: those of the payment providers. */
  sources?: ExternalSources;
  /** Counts a rendering against its visitor's limit; throws when there were too many. */
  countRendering?: (request: FastifyRequest) => Promise<void>;
  /** Replaces the web build in tests. */
  renderer?: Renderer;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export interface Pages {
  /** Invalidates the pages with this tag. */
  invalidate(tag: string): void;
}

const webRoot = join(import.meta.dirname, '../web');

/** Loads the web build. */
export async function loadRenderer(): Promise<Renderer> {
  // Selects the production code of React and the router.
  process.env['NODE_ENV'] ??= 'production';
  const file = join(webRoot, 'build/server/index.js');
  await access(file).catch(() => {
    throw new Error(`the web build is missing: ${file}`);
  });
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return build.entry.module.openRenderer(build);
}

/** Sends a ready page with its prepared headers. */
function send(page: ReadyPage, { headers }: FastifyRequest, reply: FastifyReply): void {
  const { raw } = reply.hijack();
  if (isUnchanged(page, headers['if-none-match'])) {
    raw.writeHead(304, page.notModifiedHeaders).end();
    return;
  }
  const { rendering, bodies, plainHeaders } = page;
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding === 'identity') {
    gunzip(bodies.gzip.bytes, (error, bytes) =>
      error ? raw.destroy(error) : raw.writeHead(rendering.status, plainHeaders).end(bytes),
    );
    return;
  }
  const body = bodies[encoding];
  raw.writeHead(rendering.status, body.headers).end(body.bytes);
}

/** Mounts assets and pages. Pages may use all endpoints, mounted before or after. */
export async function mountPages(http: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const {
    origin,
    dev = false,
    sources = {},
    countRendering = async () => {},
    now = () => performance.now(),
  } = options;
  if (dev) {
    await mountDevPages(http, { root: webRoot, origin, get: openApiReader(http).get });
    return { invalidate() {} };
  }
  if (!options.renderer) await mountAssets(http, join(webRoot, 'build/client'));
  const renderer = options.renderer ?? (await loadRenderer());
  const cache = openPageCache({ capacity: 500, maxBytes: 100 * megabyte, maxAge: 500, now });
  const presentation = {
    sources,
    secure: origin.startsWith('https:'),
    vary: 'accept-encoding, cookie',
  };
  const pageRenderer = openPageRenderer({ http, renderer, origin, presentation, now });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    variant: Variant,
  ): Promise<FastifyReply> {
    const { url } = request;
    const [path = ''] = url.split('?', 1);
    if (path.endsWith('.data')) {
      // The data of routes without a loader in the browser, for navigations.
      await countRendering(request);
      const { rendering, type } = await pageRenderer.render(url, '');
      return reply
        .code(rendering.status)
        .headers({ 'content-type': type, 'cache-control': 'no-store' })
        .send(rendering.html);
    }
    const canonicalUrl = withoutSlash(url);
    if (canonicalUrl !== null) return reply.redirect(canonicalUrl, 308);
    const address = addressOf(url, origin, renderer);
    const key = `${variant}${address.key}`;
    if (!cache.peek(key)) await countRendering(request);
    const page = await cache.get(key, (before) => pageRenderer.refresh(before, address.url, variant));
    send(page, request, reply);
    return reply;
  }

  http.get('/*', (request, reply) => {
    const { url } = request;
    const address = splitVariant(url);
    const variant = address.variant || chosenVariant(request.headers.cookie);
    // The common case: the address, without its variant, is the key of a cached page.
    const ready = cache.peek(`${variant}${address.url}`);
    if (ready) return send(ready, request, reply);
    return isPage(url) ? answer(request, reply, variant) : reply.callNotFound();
  });

  return { invalidate: (tag) => cache.invalidate(tag) };
}
