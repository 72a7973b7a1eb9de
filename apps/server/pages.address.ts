/** Addresses of pages: which addresses are pages, and which share a rendering. */
import { parseVariant, type Variant, variantKey } from '@platform/contract/variant';
import type { Renderer } from './pages.renderer.ts';

/** Addresses that are not pages: the API, files, health and metrics. */
const reserved = /^\/(?:api|files|healthz|readyz|metrics)(?:[/?]|$)/;

/** Whether an address is a page. */
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
  // The lookbehind makes the match linear in the length of a run of slashes.
  return [path.replace(/(?<!\/)\/+$/, '').replace(/^[/\\]*/, '/'), ...query].join('?');
}

export interface Address {
  /** The key in the cache. */
  key: string;
  /** The rendered address. */
  url: string;
}

const missing: Address = { key: 'missing', url: '/404' };

/** The canonical address of all that share a rendering: the query is reduced to the page's parameters. */
export function addressOf(url: string, origin: string, renderer: Renderer): Address {
  const { pathname, searchParams } = new URL(`${origin}${url}`);
  const { isFound, query } = renderer.plan(pathname);
  if (!isFound) return missing;
  const usedQuery = new URLSearchParams();
  for (const name of query) for (const value of searchParams.getAll(name)) usedQuery.append(name, value);
  const shortUrl = usedQuery.size > 0 ? `${pathname}?${usedQuery}` : pathname;
  return { key: shortUrl, url: shortUrl };
}

/** The variant in an address, which overrides the visitor's choice, and the address without it. */
export function splitVariant(url: string): { variant: Variant; url: string } {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(`${variantKey}=`, mark)) return { variant: '', url };
  const pairs = url.slice(mark + 1).split('&');
  const isVariant = (pair: string) => pair.startsWith(`${variantKey}=`);
  const rest = pairs.filter((pair) => !isVariant(pair)).join('&');
  const variant = parseVariant(pairs.find(isVariant)?.slice(variantKey.length + 1));
  return { variant, url: rest === '' ? url.slice(0, mark) : `${url.slice(0, mark)}?${rest}` };
}
