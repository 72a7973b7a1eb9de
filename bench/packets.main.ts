/** Grabbing through the portal's action, with a connection pool of the portal's size. */

import { grabPacket } from '@features/redpackets/grab';
import { openLedger } from '@features/wallet/ledger';
import { systemClock } from '@platform/server/clock';
import { openDatabase } from '@platform/server/database/database';
import { openLive } from '@platform/server/live/live';
import { openLog } from '@platform/server/log';
import { systemRandom } from '@platform/server/random';
import { type GrabTask, grabsPerSecond } from './packets.config.ts';

const defaultPool = 20;
let context: Parameters<typeof grabPacket>[0] | undefined;

function contextFor(databaseUrl: string) {
  const log = openLog('silent');
  const portal = {
    db: openDatabase(databaseUrl, defaultPool),
    clock: systemClock,
    random: systemRandom(systemClock),
    log,
    // Its messages take their way up to the connections, of which this program has none.
    live: openLive({ databaseUrl, log, checkMessages: false }),
  };
  return { portal, ledger: openLedger(portal, { welcome: 0 }) };
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async ({ databaseUrl, packetId, grabberIds }: GrabTask) => {
  context ??= contextFor(databaseUrl);
  const at = context;
  const rate = await grabsPerSecond(grabberIds, async (_, id) => void (await grabPacket(at, id, packetId)));
  process.send?.({ rate });
});
process.send?.({ ready: true });
