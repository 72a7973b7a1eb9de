/** Pages on the server: rendered once for all anonymous visitors, then sent from memory. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { megabyte } from '@platform/contract/upload';
import type { Variant } from '@platform/contract/variant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, isPage, variantInAddress, variantOf, withoutSlash } from './pages.address.ts';
import { askerOf } from './pages.ask.ts';
import { mountAssets } from './pages.assets.ts';
import { openPageCache } from './pages.cache.ts';
import { mountDevPages } from './pages.dev.ts';
import type { OuterSources } from './pages.policy.ts';
import { encodingFor, isUnchanged, type ReadyPage } from './pages.ready.ts';
import type { Renderer, WebBuild } from './pages.renderer.ts';
import { openRendering } from './pages.rendering.ts';

export interface PagesOptions {
  /** The address of the portal, without a trailing slash: canonical addresses and share cards name it. */
  origin: string;
  /** Serves from the sources through Vite, with hot reload. */
  dev?: boolean;
  /** Origins that pages may use besides our own: those of the payment providers. */
  sources?: OuterSources;
  /** Counts a rendering against its visitor's limit; throws when there were too many. */
  admit?: (request: FastifyRequest) => Promise<void>;
  /** Stands in for the web build. */
  renderer?: Renderer;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export interface Pages {
  /** Content with this tag has changed: the next request of a page that shows it gets a new rendering. */
  invalidate(tag: string): void;
}

const webRoot = join(import.meta.dirname, '../web');

/** Loads the web build. */
export async function loadRenderer(): Promise<Renderer> {
  // React and the router choose their production code by this.
  process.env['NODE_ENV'] ??= 'production';
  const file = join(webRoot, 'build/server/index.js');
  await access(file).catch(() => {
    throw new Error(`the web build is missing: ${file}`);
  });
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return build.entry.module.openRenderer(build);
}

/** A ready page has all its headers; it goes out as it is. */
function send(page: ReadyPage, { headers }: FastifyRequest, reply: FastifyReply): void {
  const { raw } = reply.hijack();
  if (isUnchanged(page, headers['if-none-match'])) {
    raw.writeHead(304, page.unchanged).end();
    return;
  }
  const body = page.bodies[encodingFor(headers['accept-encoding'])];
  raw.writeHead(page.rendered.status, body.headers).end(body.bytes);
}

/** Mounts assets and pages. Pages may use whatever is mounted below /api, before or after. */
export async function mountPages(http: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const {
    origin,
    dev = false,
    sources = {},
    admit = async () => {},
    now = () => performance.now(),
  } = options;
  if (dev) {
    await mountDevPages(http, { root: webRoot, origin, get: askerOf(http).get });
    return { invalidate() {} };
  }
  if (!options.renderer) await mountAssets(http, join(webRoot, 'build/client'));
  const renderer = options.renderer ?? (await loadRenderer());
  const cache = openPageCache({ capacity: 500, maxBytes: 100 * megabyte, freshFor: 500, now });
  const presentation = {
    sources,
    secure: origin.startsWith('https:'),
    vary: 'accept-encoding, cookie',
  };
  const rendering = openRendering({ http, renderer, origin, presentation, now });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    chosen: Variant,
  ): Promise<FastifyReply> {
    const { url } = request;
    const [path = ''] = url.split('?', 1);
    if (path.endsWith('.data')) {
      // A navigation asks for the data of routes that have no loader in the browser.
      await admit(request);
      const { rendered, type } = await rendering.render(url, '');
      return reply
        .code(rendered.status)
        .headers({ 'content-type': type, 'cache-control': 'no-store' })
        .send(rendered.html);
    }
    const shorter = withoutSlash(url);
    if (shorter !== null) return reply.redirect(shorter, 308);
    const variant = variantInAddress(url) || chosen;
    const address = addressOf(url, origin, renderer);
    const key = `${variant}${address.key}`;
    if (!cache.peek(key)) await admit(request);
    const page = await cache.get(key, (before) => rendering.refresh(before, address.url, variant));
    send(page, request, reply);
    return reply;
  }

  http.get('/*', (request, reply) => {
    const { url } = request;
    const chosen = variantOf(request);
    // Most requests end here: a page under the very address that names it in the cache.
    const ready = cache.peek(`${chosen}${url}`);
    if (ready) return send(ready, request, reply);
    return isPage(url) ? answer(request, reply, chosen) : reply.callNotFound();
  });

  return { invalidate: (tag) => cache.invalidate(tag) };
}
