/** Addresses of pages: which are pages at all, and which show the same first view. */
import { parseVariant, type Variant, variantKey } from '@platform/contract/variant';
import type { FastifyRequest } from 'fastify';
import type { Renderer } from './pages.renderer.ts';

/** What isn't a page: the API, files, and what the operator looks at. */
const reserved = /^\/(?:api|files|healthz|readyz|metrics)(?:[/?]|$)/;

/** Whether an address below the portal's own is for people to look at. */
export function isPage(url: string): boolean {
  return !reserved.test(url);
}

/** The tag of an API address: `/api/products/7?x=1` carries `products`, the endpoint's cacheTag by convention. */
export function tagOf(url: string): string {
  return /^\/api\/([^/?]+)/.exec(url)?.[1] ?? '';
}

/** The address without its trailing slashes, or null when it has none. Never leaves the site. */
export function withoutSlash(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (path.length < 2 || !path.endsWith('/')) return null;
  // Each run of slashes is looked at once; without the look back, once from each of its slashes.
  return [path.replace(/(?<!\/)\/+$/, '').replace(/^[/\\]*/, '/'), ...query].join('?');
}

export interface Address {
  /** Names the page in the cache. */
  key: string;
  /** What is rendered for it. */
  url: string;
}

const missing: Address = { key: 'missing', url: '/404' };

/** The address that stands for all that have the same first view: the query is cut to what the page reads. */
export function addressOf(url: string, origin: string, renderer: Renderer): Address {
  const { pathname, searchParams } = new URL(`${origin}${url}`);
  const { found, query } = renderer.plan(pathname);
  if (!found) return missing;
  const read = new URLSearchParams();
  for (const name of query) for (const value of searchParams.getAll(name)) read.append(name, value);
  const short = read.size > 0 ? `${pathname}?${read}` : pathname;
  return { key: short, url: short };
}

/** The variant that an address names; it goes before the visitor's choice. */
export function variantInAddress(url: string): Variant {
  const [, query = ''] = url.split('?', 2);
  return query.includes(variantKey) ? parseVariant(new URLSearchParams(query).get(variantKey)) : '';
}

/** The variant that a visitor has chosen. */
export function variantOf({ headers: { cookie } }: FastifyRequest): Variant {
  if (!cookie?.includes(variantKey)) return '';
  const named = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${variantKey}=`));
  return parseVariant(named?.slice(variantKey.length + 1));
}
