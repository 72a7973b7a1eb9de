/** What it costs the server to write a page in another script than the original. */
import type { Renderer, Site } from '../apps/server/pages.renderer.ts';
import { loadRenderer } from '../apps/server/pages.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';

const scripts = ['hans', 'hant'] as const;
const rounds = 60;

/** The API as a rendering asks it, each answer fetched once: what is measured is the rendering. */
function rememberedAnswers(origin: string): Site['get'] {
  const answers = new Map<string, ReturnType<Site['get']>>();
  const ask = async (url: string) => {
    const answer = await fetch(`${origin}${url}`);
    return { status: answer.status, body: await answer.json() };
  };
  return (url) => {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    return answer;
  };
}

/** Milliseconds that one rendering of the home page takes. */
async function time(renderer: Renderer, site: Site): Promise<number> {
  const begun = performance.now();
  const answer = await renderer.render(new Request(`${site.origin}/`), site);
  await answer.text();
  if (!answer.ok) throw new Error(`the home page gets ${answer.status}`);
  return performance.now() - begun;
}

/** Measures the rendering of the home page in both scripts against the original, by turns. */
export async function script(fixture: Fixture): Promise<Figure[]> {
  const { url: origin } = await fixture.portal();
  const renderer = await loadRenderer();
  const get = rememberedAnswers(origin);
  const times = { '': [] as number[], hans: [] as number[], hant: [] as number[] };
  const first: Partial<Record<keyof typeof times, number>> = {};
  for (let n = -20; n < rounds; n += 1) {
    for (const variant of ['', ...scripts] as const) {
      const took = await time(renderer, { origin, variant, get });
      first[variant] ??= took;
      if (n >= 0) times[variant].push(took);
    }
  }
  const original = median(times['']);
  return scripts.map((variant) => ({
    part: 'script',
    what: `home page: rendering time in ${variant} against the original`,
    value: median(times[variant]) / original,
    unit: 'x',
    detail: `${median(times[variant]).toFixed(1)} against ${original.toFixed(1)} ms; the first one, with its dictionary, ${first[variant]?.toFixed(0)} ms`,
  }));
}
