/** The statement as a CSV file: a short-lived sealed address, and the stream behind it. */
import { pipeline, Readable } from 'node:stream';
import { genericErrors } from '@platform/contract/errors';
import { portalDay } from '@platform/contract/zone';
import { minute } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import { stringify } from 'csv-stringify';
import { z } from 'zod';
import { exportedMovements, type MovementFilters, movementFilters } from '../contract/movement.ts';
import { headers, lineOf } from './export.rules.ts';
import { presentMovement } from './movements.actions.ts';
import { type MovementRow, movementsAfter } from './movements.store.ts';

const path = '/files/wallet-export';
const purpose = 'wallet export';
const lifetime = 5 * minute;
/** Rows read at a time, so that a long statement never stands in memory whole. */
const batch = 500;

/** What the address holds, sealed. */
const ticket = z.object({ owner: z.uuid(), until: z.number(), filters: movementFilters });

/** An address at which the caller finds the narrowed statement; it works for five minutes. */
export function exportMovements(
  { seal, clock }: Pick<Portal, 'seal' | 'clock'>,
  owner: string,
  filters: MovementFilters,
): { url: string } {
  const until = clock.now().getTime() + lifetime;
  const token = seal(purpose).close(JSON.stringify({ owner, until, filters }));
  return { url: `${path}?token=${token}` };
}

function opened({ seal }: Pick<Portal, 'seal'>, token: unknown): z.output<typeof ticket> | null {
  try {
    return ticket.parse(JSON.parse(seal(purpose).open(String(token))));
  } catch {
    return null;
  }
}

async function* lines({ db }: Portal, owner: string, filters: MovementFilters) {
  yield headers;
  let last: MovementRow | undefined;
  let left = exportedMovements;
  do {
    const found = await movementsAfter(db, owner, filters, last ?? null, Math.min(batch, left));
    for (const row of found) yield lineOf(presentMovement(row));
    left -= found.length;
    last = found.length === batch && left > 0 ? found.at(-1) : undefined;
  } while (last);
}

/** Mounts the address. */
export function mountExport(portal: Portal): void {
  portal.http.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
    const asked = opened(portal, query.token);
    if (!asked || asked.until < portal.clock.now().getTime()) throw failure(genericErrors.NOT_FOUND);
    // Excel reads UTF-8 only after a byte order mark, and runs what looks like a formula.
    const csv = stringify({ bom: true, record_delimiter: '\r\n', escape_formulas: true });
    pipeline(Readable.from(lines(portal, asked.owner, asked.filters)), csv, (error) => {
      if (error) portal.log.error({ err: error }, 'export broken off');
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="wallet-${portalDay(portal.clock.now())}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(csv);
  });
}
