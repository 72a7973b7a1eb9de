/** A page's meta: every route module exports `handle = page({...})`; title, share card and guard come from it. */
import type { UIMatch } from 'react-router';
import { type Loaded, type Loading, loadedOf } from '../api/preload.ts';

/** The name after every title. */
export const siteName = '中轴';

/** The description of pages without their own. */
export const siteDescription =
  '全球文化中轴联盟：以中轴为脉，连接非遗传承人与世界各地的守护者，荟萃传统技艺、青年学人与文化交流。';

/** A text of a page's meta: fixed, or from the loaded data. */
type Text<D> = string | ((loaded: D) => string);

export interface PageMeta<D> {
  /** Shown as `标题 · 中轴`. */
  title: Text<D>;
  description?: Text<D>;
  /** Path or address of the picture on the share card, at least 1200 by 630; null for the site's own. */
  image?: string | ((loaded: D) => string | null);
  /** Whether visitors without a token and the logged-in flag are sent to /login. */
  needsLogin?: boolean;
  /** The query parameters that the first view depends on; the server ignores all others. */
  query?: readonly string[];
  /** Hides the page from search engines; pages that need a login are always hidden. */
  hidden?: boolean | ((loaded: D) => boolean);
}

/** A page's `handle`; `read` computes the texts from the loaded data. */
export interface Page {
  readonly needsLogin: boolean;
  readonly query: readonly string[];
  read(
    loaderData: unknown,
  ): { title: string; description: string; image: string | null; hidden: boolean } | null;
}

/**
 * Declares a page's meta. With a loader, pass its type for the texts:
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
      // The loader's own type: `loading` and `handle` are in the same route module.
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
