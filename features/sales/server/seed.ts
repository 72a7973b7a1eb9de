/** The sample courses with their covers, seats and listings. */
import { users } from '@features/accounts/tables';
import { defaultUsdRate, usdOf } from '@features/payments/contract/usd';
import { addSamplePayment } from '@features/payments/seed';
import { openLedger } from '@features/wallet/ledger';
import { type Fen, fen, yuan, yuanToFen } from '@platform/contract/money';
import { portalDay } from '@platform/contract/zone';
import { after, day, hour, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { NewCover } from '@platform/server/files/covers';
import type { Services } from '@platform/server/portal';
import { readSample, readSampleFile } from '@platform/server/sample';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { courseTexts } from '../contract/course.ts';
import { resaleForm, resalePriceProblem } from '../contract/resale.ts';
import { bookEscrow } from './booking.ts';
import { type SeatContext, salesTag } from './context.ts';
import { courseCovers, hasSamples, insertCourses, syncCourse } from './course.store.ts';
import { insertListing, updateListing } from './listing.store.ts';
import { insertPurchase, updatePurchase } from './purchase.store.ts';
import { contactSeal } from './read.actions.ts';
import { purchaseNumber } from './rules.ts';
import { insertSeat, updateSeat } from './seat.store.ts';
import type { ListingRow, PurchaseRow, salesCourses } from './tables.ts';

const sampleSeat = z.strictObject({
  owner: z.string(),
  daysAgo: z.number().min(0),
  listing: resaleForm
    .extend({ price: yuan, daysAgo: z.number().min(0), buyer: z.string().optional() })
    .strict()
    .optional(),
});
const sampleCourse = courseTexts
  .omit({ startTime: true, endTime: true })
  .extend({
    slug: z.string(),
    publishedDaysAgo: z.number().min(0),
    /** Hours from the seeding to the start; the start itself is on a full hour. */
    startsInHours: z.number(),
    hours: z.number().positive(),
    seats: z.array(sampleSeat).default([]),
  })
  .strict()
  .refine(
    ({ price, seats }) => seats.every(({ listing }) => !listing || !resalePriceProblem(listing.price, price)),
    'a listing is not between 110% and 150% of the price',
  );
export type SampleCourse = z.output<typeof sampleCourse>;

/** The sample courses; people are named by username. */
export const readSampleCourses = () => readSample('sales-courses', sampleCourse);

/** Stores the drawing of a course as its cover. */
async function storeCover({ storage, images, random, clock }: Services, slug: string): Promise<NewCover> {
  const id = random.id();
  const folder = courseCovers.folderOf(id);
  const svg = await readSampleFile(`sales-courses/${slug}.svg`);
  const large = Buffer.from(svg.toString().replace('<svg ', '<svg width="1200" height="675" '));
  const image = await storage.put(folder, svg, 'svg');
  const card = await images.store({ folder, bytes: large, widths: [], shareCard: true, ownerId: null });
  if (!card?.shareImage) throw new Error(`sample/sales-courses/${slug}.svg cannot be decoded`);
  return { id, ownerId: null, image, sizes: [], shareImage: card.shareImage, createdAt: clock.now() };
}

interface Seeding {
  services: Services;
  ctx: SeatContext;
  tx: Transaction;
  idOf: (username: string) => string;
}

/** Adds a purchase that was paid by WeChat, without its seat. */
async function addPurchase(
  { services, tx }: Seeding,
  row: Pick<PurchaseRow, 'courseId' | 'buyerId' | 'kind' | 'listingId'> & { price: Fen },
  title: string,
  startedAt: Date,
): Promise<PurchaseRow> {
  const { random } = services;
  const purchase = await insertPurchase(tx, {
    ...row,
    id: random.id(),
    number: purchaseNumber(portalDay(startedAt), random.digits(10)),
    status: 'pending',
    paymentStatus: 'completed',
    createdAt: startedAt,
    expiresAt: after(startedAt, 30 * minute),
    paidAt: after(startedAt, 2 * minute),
  });
  await addSamplePayment(services, tx, {
    payable: { kind: 'seat', id: purchase.id },
    userId: row.buyerId,
    method: 'wechat',
    state: 'completed',
    events: [
      { event: 'created', minutes: 0 },
      { event: 'started', minutes: 0 },
      { event: 'paid', minutes: 2 },
    ],
    description: `${title}（${purchase.number}）`,
    amount: row.price,
    usdAmount: usdOf(row.price, defaultUsdRate),
    startedAt,
    expiresAt: purchase.expiresAt,
  });
  return purchase;
}

type NewCourse = typeof salesCourses.$inferInsert;

async function addSeat(
  seeding: Seeding,
  { id: courseId, title, price }: NewCourse,
  { owner, daysAgo, listing }: SampleCourse['seats'][number],
): Promise<void> {
  const { services, tx, idOf } = seeding;
  const { clock, random } = services;
  const ago = (days: number) => after(clock.now(), -days * day);
  const first = {
    courseId,
    buyerId: idOf(owner),
    kind: 'direct',
    listingId: null,
    price: fen(price),
  } as const;
  const purchase = await addPurchase(seeding, first, title, ago(daysAgo));
  const seat = { id: random.id(), courseId, ownerId: first.buyerId, purchaseId: purchase.id };
  await insertSeat(tx, { ...seat, createdAt: ago(daysAgo) });
  await updatePurchase(tx, purchase.id, { status: 'paid', seatId: seat.id });
  if (!listing) return;
  const row: ListingRow = {
    ...{ id: random.id(), courseId, seatId: seat.id, purchaseId: purchase.id, sellerId: seat.ownerId },
    price: yuanToFen(listing.price),
    description: listing.description,
    contactSealed: contactSeal(seeding.ctx).close(listing.contact),
    status: 'open',
    createdAt: ago(listing.daysAgo),
    soldAt: null,
    releasedAt: null,
  };
  await insertListing(tx, row);
  if (!listing.buyer) return;
  const soldAt = after(row.createdAt, hour);
  const resale = { courseId, buyerId: idOf(listing.buyer), kind: 'resale', listingId: row.id } as const;
  const bought = await addPurchase(seeding, { ...resale, price: fen(row.price) }, title, soldAt);
  await updatePurchase(tx, purchase.id, { status: 'resold' });
  await updatePurchase(tx, bought.id, { status: 'paid', seatId: seat.id });
  await updateSeat(tx, seat.id, { ownerId: resale.buyerId, purchaseId: bought.id });
  await updateListing(tx, row.id, { status: 'sold', soldAt });
  await bookEscrow(seeding.ctx, tx, row, fen(0), title);
}

async function addCourse(seeding: Seeding, sample: SampleCourse, cover: NewCover): Promise<void> {
  const { services, tx } = seeding;
  const { seats, publishedDaysAgo, startsInHours, hours, price, originalPrice, ...texts } = sample;
  const now = services.clock.now();
  const startTime = new Date(Math.ceil((now.getTime() + startsInHours * hour) / hour) * hour);
  const publishedAt = after(now, -publishedDaysAgo * day);
  const row: NewCourse = {
    ...texts,
    id: services.random.id(),
    coverId: cover.id,
    price: yuanToFen(price),
    originalPrice: yuanToFen(originalPrice),
    startTime,
    endTime: after(startTime, hours * hour),
    currentStudents: seats.length,
    ...{ publishedAt, createdAt: publishedAt, updatedAt: publishedAt },
  };
  await courseCovers.add(tx, cover);
  await insertCourses(tx, [row]);
  for (const seat of seats) await addSeat(seeding, row, seat);
  await syncCourse(tx, row.id);
}

/** Adds the sample courses once; needs the sample people. In production it does nothing. */
export async function seedSales(services: Services): Promise<void> {
  const { db, env, cache } = services;
  if (env.PORTAL_MODE !== 'demo' || (await hasSamples(db))) return;
  const samples = await readSampleCourses();
  const names = samples.flatMap(({ seats }) =>
    seats.flatMap(({ owner, listing }) => [owner, ...(listing?.buyer ? [listing.buyer] : [])]),
  );
  const { id, username } = users;
  const people = await db.select({ id, username }).from(users).where(inArray(username, names));
  const ids = new Map(people.map((person) => [person.username, person.id]));
  if (ids.size < new Set(names).size) return;
  const covers = new Map<string, NewCover>();
  for (const { slug } of samples) covers.set(slug, await storeCover(services, slug));
  await db.transaction(async (tx) => {
    // The lock serialises two concurrent seeds.
    await tx.select({ id }).from(users).where(inArray(username, names)).orderBy(id).for('update');
    if (await hasSamples(tx)) return;
    const ctx = { portal: services, ledger: openLedger(services, { welcome: 0 }) };
    const seeding = { services, ctx, tx, idOf: (name: string) => ids.get(name) ?? '' };
    for (const sample of samples) {
      const cover = covers.get(sample.slug);
      if (cover) await addCourse(seeding, sample, cover);
    }
  });
  cache.invalidate(salesTag);
}
