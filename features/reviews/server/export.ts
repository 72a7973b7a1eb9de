/** The filtered list as a CSV file: a short-lived sealed address, and the stream behind it. */
import { pipeline, Readable } from 'node:stream';
import { scholarshipCategory } from '@features/scholarships/contract/category';
import { genericErrors } from '@platform/contract/errors';
import { portalDay } from '@platform/contract/zone';
import { minute } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import type { Caller, Portal } from '@platform/server/portal';
import { stringify } from 'csv-stringify';
import { z } from 'zod';
import type { ApplicationFilters } from '../contract/application.ts';
import { reviewStatus } from '../contract/lifecycle.ts';
import { headersFor, lineOf } from './export.rules.ts';
import { type ReviewedRow, reviewedAfter } from './list.store.ts';
import { presentForm, presentReviewed, readingOf } from './present.ts';
import { roleOf } from './reviewers.store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

const path = '/files/review-export';
const purpose = 'review export';
const lifetime = 5 * minute;
/** Rows read at a time, so that a long list never stands in memory whole. */
const batch = 200;

/** What the address holds, sealed. */
const ticket = z.object({
  caller: z.string(),
  until: z.number(),
  filters: z.object({
    status: reviewStatus.optional(),
    category: scholarshipCategory.optional(),
    scholarshipId: z.string().optional(),
    search: z.string().optional(),
    mine: z.boolean().optional(),
  }),
});

/** An address at which the caller finds the list as they may see it; it works for five minutes. */
export function exportApplications(
  { seal, clock }: Pick<Portal, 'seal' | 'clock'>,
  { id }: Caller,
  filters: ApplicationFilters,
): { url: string } {
  const until = clock.now().getTime() + lifetime;
  const token = seal(purpose).close(JSON.stringify({ caller: id, until, filters }));
  return { url: `${path}?token=${token}` };
}

function opened({ seal }: Pick<Portal, 'seal'>, token: unknown): z.output<typeof ticket> | null {
  try {
    return ticket.parse(JSON.parse(seal(purpose).open(String(token))));
  } catch {
    return null;
  }
}

async function* lines(portal: Portal, viewer: Viewer, filters: ApplicationFilters) {
  yield headersFor(viewer.blind);
  let last: ReviewedRow | undefined;
  do {
    const found = await reviewedAfter(portal.db, viewer, filters, last?.row ?? null, batch);
    for (const each of found) {
      const form = presentForm(viewer, each, readingOf(portal, viewer, each));
      yield lineOf(viewer.blind, presentReviewed(portal, viewer, each), each, form);
    }
    last = found.length === batch ? found.at(-1) : undefined;
  } while (last);
}

/** Mounts the address. */
export function mountExport(portal: Portal): void {
  portal.http.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
    const asked = opened(portal, query.token);
    const ready = asked && asked.until >= portal.clock.now().getTime();
    // A role that was taken away closes the address, too.
    const role = ready ? await roleOf(portal.db, asked.caller) : null;
    if (!asked || !role) throw failure(genericErrors.NOT_FOUND);
    const viewer = await viewerOf(portal.db, { id: asked.caller, role });
    // Excel reads UTF-8 only after a byte order mark, and runs what looks like a formula.
    const csv = stringify({ bom: true, record_delimiter: '\r\n', escape_formulas: true });
    pipeline(Readable.from(lines(portal, viewer, asked.filters)), csv, (error) => {
      if (error) portal.log.error({ err: error }, 'export broken off');
    });
    const name = `applications-${portalDay(portal.clock.now())}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(csv);
  });
}
