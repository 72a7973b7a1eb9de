/** What the server holds in memory after whatever load the run has put on it. */
import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';

/** Reports the resident memory of the portal's process. */
export async function memory(stage: Stage): Promise<Figure[]> {
  const portal = await stage.portal();
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
