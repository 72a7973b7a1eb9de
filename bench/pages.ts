/** Public pages against a bare server that sends the same HTML in the same encoding. */
import { answerOf } from './answer.ts';
import { openBareServer } from './bare.ts';
import { compare } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { type Portal, publicPages } from './portal.ts';

/** The header of browsers. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function page(portal: Portal, name: string, path: string): Promise<Figure[]> {
  const url = `${portal.url}${path}`;
  const bare = await openBareServer(await answerOf(url, headers));
  try {
    const { throughput, processor, detail } = await compare({ ...portal, url }, bare, headers);
    const common = { part: 'pages', unit: 'x', detail };
    return [
      {
        ...common,
        what: `${name}: throughput against bare Fastify`,
        value: throughput,
        target: { atLeast: 0.8 },
      },
      { ...common, what: `${name}: by processor time`, value: processor },
    ];
  } finally {
    await bare.close();
  }
}

/** Measures / and the public page of a product. */
export async function pages(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const figures: Figure[] = [];
  for (const { name, path } of publicPages(portal)) figures.push(...(await page(portal, name, path)));
  return figures;
}
