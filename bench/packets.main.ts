/** Grabbing through the portal's action, on a pool of the portal's own size. */

import { grabPacket } from '@features/redpackets/grab';
import { openLedger } from '@features/wallet/ledger';
import { systemClock } from '@platform/server/clock';
import { openDatabase } from '@platform/server/database/database';
import { openLog } from '@platform/server/log';
import { systemRandom } from '@platform/server/random';
import { type GrabTask, grabsPerSecond } from './packets.config.ts';

const defaultPool = 20;
let desk: Parameters<typeof grabPacket>[0] | undefined;

function deskAt(databaseUrl: string) {
  const portal = {
    db: openDatabase(databaseUrl, defaultPool),
    clock: systemClock,
    random: systemRandom(systemClock),
    log: openLog('silent'),
    // Nobody listens to this program.
    live: { open() {}, send() {} },
  };
  return { portal, ledger: openLedger(portal, { welcome: 0 }) };
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async ({ databaseUrl, packetId, grabberIds }: GrabTask) => {
  desk ??= deskAt(databaseUrl);
  const at = desk;
  const rate = await grabsPerSecond(grabberIds, async (_, id) => void (await grabPacket(at, id, packetId)));
  process.send?.({ rate });
});
process.send?.({ ready: true });
