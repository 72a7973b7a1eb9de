/** The time of a second start. */
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';

const times = 5;

/** Measures the time from the start of the process to the line with the portal's address. */
export async function warmStart(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1) seconds.push(await portal.restart());
  const detail = seconds.map((one) => one.toFixed(1)).join(', ');
  return [
    {
      part: 'start',
      what: 'second start: ready after',
      value: median(seconds),
      unit: 's',
      target: { atMost: 3 },
      detail,
    },
  ];
}
