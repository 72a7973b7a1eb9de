/** The community's board through the whole stack, against a bare route that sends the same bytes. */

import { answerOf } from './answer.ts';
import { openBareServer } from './bare.ts';
import { compare } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { register } from './members.ts';

/** Measures the first page of the board, 10 of 2,000: for visitors, and for a member with their marks. */
export async function board(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const url = `${portal.url}/api/community/posts`;
  const { token } = await register(portal.url);
  const readers = [
    { name: 'anonymous', headers: {}, atLeast: 0.5 },
    { name: 'logged in', headers: { authorization: `Bearer ${token}` }, atLeast: 0.4 },
  ];
  const figures: Figure[] = [];
  for (const { name, headers, atLeast } of readers) {
    const bare = await openBareServer(await answerOf(url, headers));
    try {
      const { throughput, processor, detail } = await compare({ ...portal, url }, bare, headers);
      const common = { part: 'board', unit: 'x', detail };
      figures.push(
        {
          ...common,
          what: `list of posts, ${name}: throughput against bare Fastify`,
          value: throughput,
          target: { atLeast },
        },
        { ...common, what: `list of posts, ${name}: by processor time`, value: processor },
      );
    } finally {
      await bare.close();
    }
  }
  return figures;
}
