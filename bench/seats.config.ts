/** Seats of one hot course: the same for the portal and for the bare transactions. */

/** The number of concurrent clients. */
export const clients = 16;

/** Instructions for the program that writes the rows by itself. */
export interface SeatTask {
  databaseUrl: string;
  courseId: string;
  /** Each member takes one seat. */
  memberIds: string[];
}

/** All members take a seat, 16 at a time; returns seats per second. */
export async function seatsPerSecond<Member>(
  members: readonly Member[],
  take: (client: number, member: Member) => Promise<void>,
): Promise<number> {
  const remaining = members.values();
  const startTime = performance.now();
  const work = async (client: number) => {
    for (const member of remaining) await take(client, member);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return members.length / ((performance.now() - startTime) / 1000);
}
