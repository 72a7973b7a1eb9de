/** The server's cost of rendering a page in another script than the original. */
import type { Renderer, Site } from '../apps/server/pages.renderer.ts';
import { loadRenderer } from '../apps/server/pages.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';

const scripts = ['hans', 'hant'] as const;
const rounds = 60;

/** The API with cached responses, so that only the rendering is measured. */
function cachedAnswers(origin: string): Site['get'] {
  const answers = new Map<string, ReturnType<Site['get']>>();
  const fetchAnswer = async (url: string) => {
    const answer = await fetch(`${origin}${url}`);
    return { status: answer.status, body: await answer.json() };
  };
  return (url) => {
    const answer = answers.get(url) ?? fetchAnswer(url);
    answers.set(url, answer);
    return answer;
  };
}

/** The duration of one rendering of the home page, in milliseconds. */
async function time(renderer: Renderer, site: Site): Promise<number> {
  const startTime = performance.now();
  const answer = await renderer.render(new Request(`${site.origin}/`), site);
  await answer.text();
  if (!answer.ok) throw new Error(`the home page gets ${answer.status}`);
  return performance.now() - startTime;
}

/** Measures the rendering of the home page in both scripts and the original, alternately. */
export async function script(fixture: Fixture): Promise<Figure[]> {
  const { url: origin } = await fixture.portal();
  const renderer = await loadRenderer();
  const get = cachedAnswers(origin);
  const times = { '': [] as number[], hans: [] as number[], hant: [] as number[] };
  const first: Partial<Record<keyof typeof times, number>> = {};
  for (let n = -20; n < rounds; n += 1) {
    for (const variant of ['', ...scripts] as const) {
      const duration = await time(renderer, { origin, variant, nonce: undefined, get });
      first[variant] ??= duration;
      if (n >= 0) times[variant].push(duration);
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
