/** Lists through the whole stack, against a bare route that sends the same bytes. */
import { answerOf } from './answer.ts';
import { openBareServer } from './bare.ts';
import { compare } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';

async function measure(fixture: Fixture, name: 'products' | 'courses'): Promise<Figure[]> {
  const portal = await fixture.portal();
  const url = `${portal.url}/api/${name}`;
  const bare = await openBareServer(await answerOf(url));
  try {
    const { throughput, processor, detail } = await compare({ ...portal, url }, bare, {});
    const common = { part: 'list', unit: 'x', detail };
    return [
      {
        ...common,
        what: `list of ${name}: throughput against bare Fastify`,
        value: throughput,
        target: { atLeast: 0.5 },
      },
      { ...common, what: `list of ${name}: by processor time`, value: processor },
    ];
  } finally {
    await bare.close();
  }
}

/** Measures GET /api/products, 12 of 2,000, and GET /api/courses, 8 of 2,000. */
export async function list(fixture: Fixture): Promise<Figure[]> {
  return [...(await measure(fixture, 'products')), ...(await measure(fixture, 'courses'))];
}
