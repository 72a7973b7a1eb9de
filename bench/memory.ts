/** The server's memory after the load of the run. */
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';

/** Reports the resident memory of the portal's process. */
export async function memory(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const megabytes = (await portal.memory()) / 2 ** 20;
  const what = 'resident memory of the server after the load before it';
  return [
    {
      part: 'memory',
      what,
      value: megabytes,
      unit: 'MB',
      detail: 'PostgreSQL and the simulator not counted',
    },
  ];
}
