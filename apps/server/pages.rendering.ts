/** Makes pages, and makes them again only when what they show has changed. */
import type { Variant } from '@platform/contract/variant';
import type { FastifyInstance } from 'fastify';
import { tagOf } from './pages.address.ts';
import { answersSame, askerOf } from './pages.ask.ts';
import { type Presentation, type ReadyPage, type Rendered, readyPage } from './pages.ready.ts';
import type { Renderer } from './pages.renderer.ts';

interface RenderingOptions {
  http: FastifyInstance;
  renderer: Renderer;
  origin: string;
  presentation: Presentation;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

export interface Rendering {
  /** Renders an address, a page's or that of a navigation's data. */
  render(url: string, variant: Variant): Promise<{ rendered: Rendered; type: string }>;
  /** The page of an address: the one from before while it is still true, else a new one. */
  refresh(before: ReadyPage | undefined, url: string, variant: Variant): Promise<ReadyPage>;
}

/** Milliseconds after which a page is made anew in any case: it may say what day it is. */
const lifetime = 60_000;

/** Prepares renderings by the web build. */
export function openRendering({ http, renderer, origin, presentation, now }: RenderingOptions): Rendering {
  async function render(url: string, variant: Variant): Promise<{ rendered: Rendered; type: string }> {
    const at = now();
    const { get, answers } = askerOf(http);
    const response = await renderer.render(new Request(`${origin}${url}`), { origin, variant, get });
    const { status, headers } = response;
    const html = await response.text();
    const tags = new Set([...answers.keys()].map(tagOf));
    const rendered = { status, html, location: headers.get('location'), tags, answers, at };
    return { rendered, type: headers.get('content-type') ?? '' };
  }

  async function isTrue({ at, answers }: Rendered): Promise<boolean> {
    return now() - at < lifetime && (await answersSame(http, answers));
  }

  return {
    render,
    async refresh(before, url, variant) {
      if (before && (await isTrue(before.rendered))) return before;
      const { rendered } = await render(url, variant);
      // What was compressed and hashed for the same text is as good now.
      if (before?.rendered.html === rendered.html && before.rendered.status === rendered.status) {
        return { ...before, rendered };
      }
      return readyPage(rendered, presentation);
    },
  };
}
