/** Pages on the server: rendered once for all anonymous visitors, then sent from memory. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProcess } from '@platform/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, isPage, tagOf, type Variants, variantOf, withoutSlash } from './pages.address.ts';
import { mountAssets } from './pages.assets.ts';
import { openPageCache } from './pages.cache.ts';
import { mountDevPages } from './pages.dev.ts';
import type { OuterSources } from './pages.policy.ts';
import { encodingFor, isUnchanged, type ReadyPage, type Rendered, readyPage } from './pages.ready.ts';
import type { Renderer, Site, WebBuild } from './pages.renderer.ts';

export interface PagesOptions {
  /** The address of the portal, without a trailing slash: canonical addresses and share cards name it. */
  origin: string;
  /** Serves from the sources through Vite, with hot reload. */
  dev?: boolean;
  /** Origins that pages may use besides our own: those of the payment providers. */
  sources?: OuterSources;
  variants?: Variants;
  /** Stands in for the web build. */
  renderer?: Renderer;
}

export interface Pages {
  /** Content with this tag has changed: the next request of a page that shows it gets a new rendering. */
  invalidate(tag: string): void;
}

/** Ready pages carry their headers and cost next to nothing: nobody adds headers to them or counts them. */
const bare = { helmet: false, config: { rateLimit: false } } as const;

const webRoot = join(import.meta.dirname, '../web');

async function loadRenderer(): Promise<Renderer> {
  // React and the router choose their production code by this.
  process.env['NODE_ENV'] ??= 'production';
  const file = join(webRoot, 'build/server/index.js');
  await access(file).catch(() => {
    throw new Error(`the web build is missing: ${file}`);
  });
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return build.entry.module.openRenderer(build);
}

function apiOf(http: FastifyInstance): Site['get'] {
  return async (url) => {
    const reply = await http.inject({ method: 'GET', url, remoteAddress: inProcess });
    return { status: reply.statusCode, body: reply.json() };
  };
}

function send(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers } = request;
  if (isUnchanged(page, headers['if-none-match'])) return reply.code(304).headers(page.unchanged).send();
  const body = page.bodies[encodingFor(headers['accept-encoding'])];
  return reply.code(page.rendered.status).headers(body.headers).send(body.bytes);
}

/** Mounts assets and pages. Pages may use whatever is mounted below /api, before or after. */
export async function mountPages(http: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { origin, dev = false, sources = {}, variants } = options;
  const get = apiOf(http);
  if (dev) {
    await mountDevPages(http, { root: webRoot, site: { origin, variant: '', get }, isPage });
    return { invalidate() {} };
  }
  if (!options.renderer) await mountAssets(http, join(webRoot, 'build/client'));
  const renderer = options.renderer ?? (await loadRenderer());
  const cache = openPageCache({
    capacity: 500,
    freshFor: 1000,
    staleFor: 30_000,
    now: () => performance.now(),
  });
  const presentation = {
    sources,
    secure: origin.startsWith('https:'),
    vary: variants ? 'accept-encoding, cookie' : 'accept-encoding',
  };

  async function render(url: string, variant: string): Promise<{ rendered: Rendered; type: string }> {
    const tags = new Set<string>();
    const site: Site = {
      origin,
      variant,
      get(asked) {
        tags.add(tagOf(asked));
        return get(asked);
      },
    };
    const response = await renderer.render(new Request(`${origin}${url}`), site);
    const { status, headers: given } = response;
    const rendered = { status, html: await response.text(), location: given.get('location'), tags };
    return { rendered, type: given.get('content-type') ?? '' };
  }

  function pageFor(url: string, variant: string): ReadyPage | Promise<ReadyPage> {
    // Most requests end here: a page without a query, rendered less than a second ago.
    const known = variant === '' ? cache.peek(url) : undefined;
    if (known) return known;
    const address = addressOf(url, origin, renderer);
    return cache.get(`${variant}${address.key}`, async (before) => {
      const { rendered } = await render(address.url, variant);
      // What was compressed and hashed for the same text is as good now.
      if (before?.rendered.html === rendered.html && before.rendered.status === rendered.status) {
        return { ...before, rendered };
      }
      return readyPage(rendered, presentation);
    });
  }

  /** A navigation asks for the data of routes that have no loader in the browser. */
  async function sendData(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { rendered, type } = await render(request.url, variantOf(request, variants));
    return reply.code(rendered.status).type(type).header('cache-control', 'no-store').send(rendered.html);
  }

  http.get('/*', bare, (request, reply) => {
    const { url } = request;
    if (!isPage(url)) return reply.callNotFound();
    const [path = ''] = url.split('?', 1);
    if (path.endsWith('.data')) return sendData(request, reply);
    const shorter = withoutSlash(url);
    if (shorter !== null) return reply.redirect(shorter, 308);
    const page = pageFor(url, variantOf(request, variants));
    return page instanceof Promise
      ? page.then((ready) => send(ready, request, reply))
      : send(page, request, reply);
  });

  return { invalidate: (tag) => cache.invalidate(tag) };
}
