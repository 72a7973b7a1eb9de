/** The favourites kit, on a made-up kind of entry. */

import { randomUUID } from 'node:crypto';
import { errorTable } from '@platform/contract/errors';
import { favouriteEndpoints } from '@platform/contract/favourite';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../http/failure.ts';
import type { Kernel } from '../kernel.ts';
import { openCaller } from '../testing/caller.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { favouriteCounter } from './favourites.ts';

const { THING_NOT_FOUND } = errorTable({ THING_NOT_FOUND: { status: 404, message: '没有' } });
const endpoints = favouriteEndpoints({ noun: 'Thing', path: '/things', notFound: THING_NOT_FOUND });
const counter = favouriteCounter('thing');
const hidden = randomUUID();
const stars = favouriteEndpoints({ noun: 'Thing', path: '/things', mark: 'Star', notFound: THING_NOT_FOUND });
const starCounter = favouriteCounter('star');
const steps = new Map<string, number>();
let afterChanges = 0;
let isRefusing = false;

let kernel: Kernel;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  kernel = await openTestKernel(database.url);
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization = '' }) => ({ id: authorization.slice(7), role: 'user', sessionId: '' }),
    async () => [],
  );
  counter.mount(portal, endpoints, async (id) => {
    if (id === hidden) throw failure(THING_NOT_FOUND);
  });
  starCounter.mount(portal, stars, async () => {}, {
    async onChange(_, { itemId, step }) {
      if (isRefusing) throw new Error('the copy cannot be changed');
      steps.set(itemId, (steps.get(itemId) ?? 0) + step);
    },
    afterChange() {
      afterChanges += 1;
    },
  });
  await kernel.start();
});
afterAll(async () => {
  await kernel.stop();
  await drop();
});

const member = (id = randomUUID()) => openCaller(kernel.portal.http, () => id);
const set = (by: ReturnType<typeof member>, id: string, isFavourite: boolean) =>
  by.ok(endpoints.set, { params: { id }, body: { isFavourite } });

describe('favourites', () => {
  it('counts each member once, and takes back only their own mark', async () => {
    const [id, one, other] = [randomUUID(), member(), member()];
    expect(await set(one, id, true)).toEqual({ isFavourite: true, favourites: 1 });
    expect(await set(one, id, true)).toEqual({ isFavourite: true, favourites: 1 });
    expect(await set(other, id, true)).toEqual({ isFavourite: true, favourites: 2 });
    expect(await set(one, id, false)).toEqual({ isFavourite: false, favourites: 1 });
    expect(await other.ok(endpoints.get, { params: { id } })).toEqual({ isFavourite: true, favourites: 1 });
    expect(await member().ok(endpoints.get, { params: { id: randomUUID() } })).toEqual({
      isFavourite: false,
      favourites: 0,
    });
  });

  it('is exact under parallel calls, also of one member', async () => {
    const id = randomUUID();
    const members = Array.from({ length: 10 }, () => member());
    await Promise.all([...members, ...members, ...members].map((by) => set(by, id, true)));
    await Promise.all(members.slice(0, 4).flatMap((by) => [set(by, id, false), set(by, id, false)]));
    expect(await counter.read(kernel.portal.db, id, randomUUID())).toEqual({
      isFavourite: false,
      favourites: 6,
    });
  });

  it('tells which items a member has marked, the latest first', async () => {
    const [one, two, three, by] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const { db } = kernel.portal;
    await counter.set(db, { itemId: one, memberId: by, at: new Date(1000) }, true);
    await counter.set(db, { itemId: two, memberId: by, at: new Date(2000) }, true);
    expect(await counter.markedAmong(db, by, [one, three])).toEqual(new Set([one]));
    expect(await counter.markedAmong(db, by, [])).toEqual(new Set());
    const marks = counter.markedBy(db, by);
    const rows = await db.select().from(marks).orderBy(desc(marks.at));
    expect(rows.map(({ itemId }) => itemId)).toEqual([two, one]);
  });

  it('reports each change once, in its transaction', async () => {
    const id = randomUUID();
    const members = Array.from({ length: 10 }, () => member());
    const call = (by: ReturnType<typeof member>, isFavourite: boolean) =>
      by.call(stars.set, { params: { id }, body: { isFavourite } });
    await Promise.all([...members, ...members].map((by) => call(by, true)));
    await Promise.all(members.slice(0, 3).flatMap((by) => [call(by, false), call(by, false)]));
    expect([steps.get(id), afterChanges]).toEqual([7, 26]);
    isRefusing = true;
    expect((await call(member(), true)).status).toBe(500);
    expect((await starCounter.read(kernel.portal.db, id, randomUUID())).favourites).toBe(7);
  });

  it('keeps kinds apart, and forgets an item that is deleted', async () => {
    const [id, by] = [randomUUID(), randomUUID()];
    const { db } = kernel.portal;
    await set(member(by), id, true);
    expect((await favouriteCounter('other').read(db, id, by)).favourites).toBe(0);
    await db.transaction((tx) => counter.remove(tx, id));
    expect((await counter.read(db, id, by)).favourites).toBe(0);
  });

  it.each(['get', 'set'] as const)('THING_NOT_FOUND: %s for an entry that is not visible', async (name) => {
    const input = { params: { id: hidden }, body: { isFavourite: true } };
    await member().refuses(endpoints[name], input, 'THING_NOT_FOUND');
  });
});
