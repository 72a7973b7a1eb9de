/** How a hot packet is grabbed: the same for the portal's action and for the bare statement. */

/** People who grab at the same time. */
export const clients = 16;

/** What the programs that grab are told. */
export interface GrabTask {
  databaseUrl: string;
  packetId: string;
  /** Everybody grabs once; there is a share for each. */
  grabberIds: string[];
}

/** All grab, 16 at a time; how many per second. */
export async function grabsPerSecond(
  grabberIds: readonly string[],
  grab: (client: number, grabberId: string) => Promise<void>,
): Promise<number> {
  const waiting = grabberIds.values();
  const begun = performance.now();
  const work = async (client: number) => {
    for (const grabberId of waiting) await grab(client, grabberId);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return grabberIds.length / ((performance.now() - begun) / 1000);
}
