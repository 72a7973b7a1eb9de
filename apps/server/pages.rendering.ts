/** Renders pages, and renders them again only if their data have changed. */
import { randomBytes } from 'node:crypto';
import type { Variant } from '@platform/contract/variant';
import type { FastifyInstance } from 'fastify';
import { tagOf } from './pages.address.ts';
import { areAnswersCurrent, openApiReader } from './pages.apiReader.ts';
import { hashScripts } from './pages.policy.ts';
import {
  etagOf,
  type Presentation,
  type ReadyPage,
  type RenderedPage,
  type Rendering,
  readyPage,
} from './pages.ready.ts';
import type { Renderer } from './pages.renderer.ts';

interface RenderingOptions {
  http: FastifyInstance;
  renderer: Renderer;
  origin: string;
  presentation: Presentation;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

export interface PageRenderer {
  /** Renders the address of a page or of a navigation's data. */
  render(url: string, variant: Variant): Promise<{ rendering: RenderedPage; type: string }>;
  /** The page of an address: the previous one if it is still current, else a new one. */
  refresh(before: ReadyPage | undefined, url: string, variant: Variant): Promise<ReadyPage>;
}

/** Milliseconds after which a page is always rendered again, because it may show the current day. */
const lifetime = 60_000;

/** Prepares renderings by the web build. */
export function openPageRenderer({
  http,
  renderer,
  origin,
  presentation,
  now,
}: RenderingOptions): PageRenderer {
  async function render(url: string, variant: Variant): Promise<{ rendering: RenderedPage; type: string }> {
    const at = now();
    const { get, answers } = openApiReader(http);
    const nonce = randomBytes(16).toString('hex');
    const response = await renderer.render(new Request(`${origin}${url}`), { origin, variant, nonce, get });
    const { status, headers } = response;
    const { html, hashes } = hashScripts(await response.text(), nonce);
    const tags = new Set([...answers.keys()].map(tagOf));
    const rendering = { status, html, hashes, location: headers.get('location'), tags, answers, at };
    return { rendering, type: headers.get('content-type') ?? '' };
  }

  async function isCurrent({ at, answers }: Rendering): Promise<boolean> {
    return now() - at < lifetime && (await areAnswersCurrent(http, answers));
  }

  return {
    render,
    async refresh(before, url, variant) {
      if (before && (await isCurrent(before.rendering))) return before;
      const { rendering } = await render(url, variant);
      // The same text needs no new compression and hashes.
      const { html, ...rest } = rendering;
      if (before?.etag === etagOf(html) && before.rendering.status === rest.status) {
        return { ...before, rendering: rest };
      }
      return readyPage(rendering, presentation);
    },
  };
}
