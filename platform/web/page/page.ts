/** A page's meta: every route module exports `handle = page({...})`; title, share card and guard come from it. */
import type { UIMatch } from 'react-router';
import { type Loaded, type Loading, loadedOf } from '../api/preload.ts';

/** The name behind every title. */
export const siteName = '中轴';

/** The description of pages that have none of their own. */
export const siteDescription =
  '全球文化中轴联盟：以中轴为脉，连接非遗传承人与世界各地的守护者，荟萃传统技艺、青年学人与文化交流。';

/** Text of a page's meta: fixed, or made from what the page's loader has loaded. */
type Text<D> = string | ((loaded: D) => string);

export interface PageMeta<D> {
  /** Shown as `标题 · 中轴`. */
  title: Text<D>;
  description?: Text<D>;
  /** Path or address of the picture on the share card, at least 1200 by 630; null for the site's own. */
  image?: string | ((loaded: D) => string | null);
  /** The route table's column: without a token and the logged-in flag the visitor goes to /login. */
  needsLogin?: boolean;
  /** The query parameters that change what an anonymous visitor's first view shows; all others are ignored by the server. */
  query?: readonly string[];
  /** Keeps search engines away; pages behind login are kept from them anyway. */
  hidden?: boolean | ((loaded: D) => boolean);
}

/** What `handle` holds; `read` turns what was loaded into plain text. */
export interface Page {
  readonly needsLogin: boolean;
  readonly query: readonly string[];
  read(
    loaderData: unknown,
  ): { title: string; description: string; image: string | null; hidden: boolean } | null;
}

/**
 * Declares a page's meta. With a loader, name it so that the texts know what was loaded:
 * `page<typeof loading>({ title: ({ product }) => product.title })`.
 */
export function page<L extends Loading | undefined = undefined>(meta: PageMeta<Loaded<L>>): Page {
  const { title, description, image, needsLogin = false, hidden = false, query = [] } = meta;
  const fixed = [title, description, image, hidden].every((text) => typeof text !== 'function');
  return {
    needsLogin,
    query,
    read(loaderData) {
      const loaded = loadedOf(loaderData);
      if (!fixed && loaded === null) return null;
      // The loader's own type: `loading` and `handle` stand in the same route module.
      const resolve = <T extends string | boolean | null>(value: T | ((loaded: Loaded<L>) => T)) =>
        typeof value === 'function' ? value(loaded as Loaded<L>) : value;
      return {
        title: resolve(title),
        description: resolve(description ?? siteDescription),
        image: image === undefined ? null : resolve<string | null>(image),
        hidden: needsLogin || resolve(hidden),
      };
    },
  };
}

function isPage(handle: unknown): handle is Page {
  return typeof handle === 'object' && handle !== null && 'read' in handle && 'needsLogin' in handle;
}

/** The innermost matched route that is a page. */
export function pageOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  const match = matches.findLast(({ handle }) => isPage(handle));
  if (!match || !isPage(match.handle)) return null;
  return { page: match.handle, loaderData: match.loaderData };
}
