/** Pages on the server: rendered once for all anonymous visitors, then sent from memory. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  /** The variants in which pages exist beside the plain one, chosen by a cookie. */
  variants?: { cookie: string; values: readonly string[] };
  /** Headers for every page, such as Strict-Transport-Security. */
  headers?: Record<string, string>;
  /** Stands in for the web build. */
  renderer?: Renderer;
}

export interface Pages {
  /** Content with this tag has changed: pages that show it are rendered anew. A tag is the first word of the API path: `products`. */
  invalidate(tag: string): void;
}

const webRoot = join(import.meta.dirname, '../web');
const pagesKept = 500;
const freshFor = 1000;
const staleFor = 30_000;
const missingKey = 'missing';

/** What isn't a page: the API, files, and what the operator looks at. */
const reserved = /^\/(?:api|files|healthz|readyz|metrics)(?:[/?]|$)/;

const isPage = (url: string) => !reserved.test(url);

async function loadRenderer(): Promise<Renderer> {
  // React and the router choose their production code by this.
  process.env['NODE_ENV'] ??= 'production';
  const file = join(webRoot, 'build/server/index.js');
  await access(file).catch(() => {
    throw new Error('the web build is missing: run `npm run build`');
  });
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return build.entry.module.openRenderer(build);
}

/** The API within the process; the address keeps renderings apart from visitors in logs and limits. */
function apiOf(http: FastifyInstance): Site['get'] {
  return async (url) => {
    const reply = await http.inject({ method: 'GET', url, remoteAddress: 'in-process' });
    return { status: reply.statusCode, body: reply.json() };
  };
}

/** `/api/products/7?x=1` carries the tag `products`. */
export function tagOf(url: string): string {
  return /^\/api\/([^/?]+)/.exec(url)?.[1] ?? '';
}

function variantOf(request: FastifyRequest, variants: PagesOptions['variants']): string {
  const { cookie } = request.headers;
  if (!variants || !cookie) return '';
  const named = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${variants.cookie}=`));
  const value = named?.slice(variants.cookie.length + 1) ?? '';
  return variants.values.includes(value) ? value : '';
}

/** Mounts assets and pages; call after everything that isn't a page. */
export async function mountPages(http: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { origin, dev = false, sources = {}, variants, headers = {} } = options;
  const get = apiOf(http);
  if (dev) {
    await mountDevPages(http, { root: webRoot, site: { origin, variant: '', get }, isPage });
    return { invalidate() {} };
  }
  const renderer = options.renderer ?? (await loadRenderer());
  if (!options.renderer) await mountAssets(http, join(webRoot, 'build/client'));
  const cache = openPageCache({ capacity: pagesKept, freshFor, staleFor, now: () => performance.now() });
  const presentation = {
    sources,
    headers,
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
    const rendered = {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location'),
      tags,
    };
    return { rendered, type: response.headers.get('content-type') ?? '' };
  }

  /** The address that stands for all addresses with the same first view. */
  function canonical(url: string): { key: string; url: string } {
    const { pathname, searchParams } = new URL(`${origin}${url}`);
    const { found, query } = renderer.plan(pathname);
    if (!found) return { key: missingKey, url: '/404' };
    const kept = new URLSearchParams();
    for (const name of query) for (const value of searchParams.getAll(name)) kept.append(name, value);
    const short = kept.size > 0 ? `${pathname}?${kept}` : pathname;
    return { key: short, url: short };
  }

  function pageFor(url: string, variant: string): ReadyPage | Promise<ReadyPage> {
    const plain = variant === '' ? cache.peek(url) : undefined;
    if (plain) return plain;
    const { key, url: shown } = canonical(url);
    return cache.get(`${variant}${key}`, async (before) => {
      const { rendered } = await render(shown, variant);
      // Nothing has changed: what was compressed and hashed then is as good now.
      if (before?.rendered.html === rendered.html && before.rendered.status === rendered.status) {
        return { ...before, rendered };
      }
      return readyPage(rendered, presentation);
    });
  }

  function send(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { headers: asked } = request;
    if (isUnchanged(page, asked['if-none-match'])) return reply.code(304).headers(page.unchanged).send();
    const { bytes, headers: ready } = page.bodies[encodingFor(asked['accept-encoding'])];
    return reply.code(page.rendered.status).headers(ready).send(bytes);
  }

  /** A navigation asks for the data of routes that have no loader in the browser. */
  async function sendData(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { rendered, type } = await render(url, variantOf(request, variants));
    return reply.code(rendered.status).type(type).header('cache-control', 'no-store').send(rendered.html);
  }

  http.get('/*', (request, reply) => {
    const { url } = request;
    if (!isPage(url)) return reply.callNotFound();
    const [path = '/'] = url.split('?', 1);
    if (path.endsWith('.data')) return sendData(url, request, reply);
    if (path.length > 1 && path.endsWith('/')) {
      return reply.redirect(
        path.replace(/^\/+/, '/').replace(/\/+$/, '') + url.slice(path.length) || '/',
        308,
      );
    }
    const page = pageFor(url, variantOf(request, variants));
    return page instanceof Promise
      ? page.then((ready) => send(ready, request, reply))
      : send(page, request, reply);
  });

  return { invalidate: (tag) => cache.invalidate(tag) };
}
