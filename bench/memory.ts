/** The server's memory after a start, and after many views. */
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';
import type { Portal } from './portal.ts';
import { productsOf } from './products.ts';

const addresses = 1000;
const views = 2000;
/** Visitors who view at the same time. */
const visitors = 4;
const productsPerPage = 50;

/** Addresses of products, each as written and converted to traditional characters. */
async function addressesOf({ url }: Portal): Promise<string[]> {
  const pages = Array.from({ length: addresses / 2 / productsPerPage }, (_, index) =>
    productsOf(url, `limit=${productsPerPage}&page=${index + 1}`),
  );
  const products = (await Promise.all(pages)).flat();
  return products.flatMap(({ id }) => [`/library/${id}`, `/library/${id}?variant=hant`]);
}

/** Returns the views per second. */
async function view(portal: Portal): Promise<number> {
  const list = await addressesOf(portal);
  if (list.length < addresses) throw new Error(`there are only ${list.length} addresses`);
  let viewed = 0;
  const visit = async () => {
    while (viewed < views) {
      const answer = await fetch(`${portal.url}${list[viewed++ % addresses]}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    }
  };
  const startTime = performance.now();
  await Promise.all(Array.from({ length: visitors }, visit));
  return (1000 * views) / (performance.now() - startTime);
}

/** Reports the resident memory of the portal's process. */
export async function memory(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  await portal.restart();
  const megabytes = async () => (await portal.memory()) / 2 ** 20;
  const atStart = await megabytes();
  const throughput = await view(portal);
  return [
    {
      part: 'memory',
      what: `resident memory of the server after ${views} views of ${addresses} addresses`,
      value: await megabytes(),
      unit: 'MB',
      target: { atMost: 350 },
      detail: `${atStart.toFixed(0)} MB after the start; PostgreSQL and the simulator not counted; ${throughput.toFixed(0)} views a second`,
    },
  ];
}
