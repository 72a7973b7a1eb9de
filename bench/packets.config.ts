/** Concurrent grabs from one packet: the same for the portal's action and for the bare statement. */

/** The number of concurrent grabs. */
export const clients = 16;

/** Instructions for the programs that grab. */
export interface GrabTask {
  databaseUrl: string;
  packetId: string;
  /** Each member grabs once; there is a share for each. */
  grabberIds: string[];
}

/** All members grab, 16 at a time; returns grabs per second. */
export async function grabsPerSecond(
  grabberIds: readonly string[],
  grab: (client: number, grabberId: string) => Promise<void>,
): Promise<number> {
  const remaining = grabberIds.values();
  const startTime = performance.now();
  const work = async (client: number) => {
    for (const grabberId of remaining) await grab(client, grabberId);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return grabberIds.length / ((performance.now() - startTime) / 1000);
}
