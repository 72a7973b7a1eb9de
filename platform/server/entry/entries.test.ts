/** The entries kit on a made-up kind: what writers, members and visitors get. */

import { randomUUID } from 'node:crypto';
import { revisionConflict } from '@platform/contract/document';
import type { Role } from '@platform/contract/endpoint';
import { entryEndpoints, entryFields } from '@platform/contract/entry';
import { errorTable } from '@platform/contract/errors';
import { pageFields } from '@platform/contract/paging';
import { richText } from '@platform/contract/richText';
import { searchText } from '@platform/contract/search';
import { text as textOf } from '@platform/contract/text';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { staffActions } from '../database/tables.ts';
import { coversTable } from '../files/covers.ts';
import type { Kernel } from '../kernel.ts';
import { type Caller, openCaller } from '../testing/caller.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { entryColumns, entryStore, mountEntries } from './entries.ts';

const people = pgTable('thing_people', { id: uuid().primaryKey() });
const covers = coversTable('thing', () => people.id);
const table = pgTable('things', {
  ...entryColumns,
  title: text().notNull(),
  city: text({ enum: ['beijing', 'xian'] }).notNull(),
  content: text().notNull(),
  coverId: uuid('cover_id').references(() => covers.id),
});
const createTables = sql`
  create table thing_people (id uuid primary key);
  create table thing_covers (id uuid primary key, owner_id uuid references thing_people, image text not null,
    sizes jsonb not null, share_image text not null, created_at timestamptz not null);
  create table things (id uuid primary key, revision integer not null default 1, published_at timestamptz,
    created_at timestamptz not null, updated_at timestamptz not null, hidden boolean not null default false,
    folded text not null, terms text[] not null, title text not null, city text not null, content text not null,
    cover_id uuid references thing_covers);`;

const texts = z.object({
  title: textOf({ max: 20, required: '请输入名称' }),
  city: z.enum(['beijing', 'xian']),
  content: richText({ max: 1000, required: '请输入介绍' }),
});
const entry = texts.extend(entryFields);
const errors = errorTable({
  THING_NOT_FOUND: { status: 404, message: '没有找到' },
  REVISION_CONFLICT: revisionConflict('已被他人修改', entry),
});
const filter = z.object({
  city: z.enum(['beijing', 'xian']).optional(),
  search: searchText.optional(),
  ...pageFields(10),
});
const endpoints = entryEndpoints({
  noun: 'Thing',
  path: '/things',
  writers: ['editor'],
  filter,
  texts,
  entry,
  notFound: errors.THING_NOT_FOUND,
  conflict: errors.REVISION_CONFLICT,
});
const store = entryStore({
  kind: 'thing',
  table,
  covers,
  filters: ({ city }: z.output<typeof filter>) => [city && eq(table.city, city)],
});

let kernel: Kernel;
let drop: () => Promise<void>;
let picture: Buffer;
let editor: Caller;
let visitor: Caller;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  kernel = await openTestKernel(database.url);
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization }) => {
      const [role, id] = authorization?.slice(7).split('/') ?? [];
      return id ? { id, role: role as Role, sessionId: '' } : null;
    },
    async () => [],
  );
  mountEntries(portal, endpoints, {
    store,
    searched: ({ title }) => [title],
    notFound: errors.THING_NOT_FOUND,
    conflict: errors.REVISION_CONFLICT,
  });
  await kernel.start();
  await portal.db.execute(createTables);
  editor = caller('editor', editorId);
  visitor = openCaller(portal.http);
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c3402b' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await kernel.stop();
  await drop();
});

const editorId = randomUUID();
const caller = (role: Role, id: string = randomUUID()) =>
  openCaller(kernel.portal.http, () => `${role}/${id}`);
const some = { title: '青花', city: 'beijing', content: '<p>釉下彩</p>' } as const;
const one = ({ id }: { id: string }) => ({ params: { id } });

/** Writes an entry and publishes it. */
async function publish(body: Partial<z.input<typeof endpoints.create.body>> = {}) {
  const draft = await editor.ok(endpoints.create, { body: { ...some, ...body } });
  return editor.ok(endpoints.publish, one(draft));
}

describe('entries', () => {
  it('are drafts for writers only until they are published', async () => {
    const draft = await editor.ok(endpoints.create, { body: some });
    expect(draft).toMatchObject({ ...some, publishTime: null, hidden: false, favourites: 0, revision: 1 });
    await visitor.refuses(endpoints.get, one(draft), 'THING_NOT_FOUND');
    await caller('user').refuses(endpoints.get, one(draft), 'THING_NOT_FOUND');
    expect((await editor.ok(endpoints.get, one(draft))).title).toBe('青花');
    await editor.ok(endpoints.publish, one(draft));
    expect((await visitor.ok(endpoints.get, one(draft))).publishTime).not.toBeNull();
    await editor.ok(endpoints.unpublish, one(draft));
    await visitor.refuses(endpoints.get, one(draft), 'THING_NOT_FOUND');
  });

  it('are listed by filter and words in either script, for writers with drafts', async () => {
    const { id } = await publish({ title: '長安遺韻', city: 'xian' });
    const list = (query: z.input<typeof filter>) => visitor.ok(endpoints.list, { query });
    for (const query of [{ city: 'xian' }, { search: '长安遗韵' }, { city: 'xian', search: '釉下' }] as const)
      expect((await list(query)).items.map((item) => item.id)).toEqual([id]);
    expect((await list({ city: 'beijing', search: '長安' })).pagination.total).toBe(0);
    expect((await list({ search: '！' })).items).toEqual([]);
    await editor.ok(endpoints.create, { body: { ...some, title: '长安草稿', city: 'xian' } });
    expect((await list({ city: 'xian' })).pagination.total).toBe(1);
    const all = await editor.ok(endpoints.listStored, { query: { city: 'xian' } });
    expect(all.pagination.total).toBe(2);
  });

  it('REVISION_CONFLICT: a save over an old revision gets the current version', async () => {
    const stored = await publish();
    const save = { ...one(stored), body: { ...some, title: '其一', revision: 1 } };
    const current = await editor.ok(endpoints.update, save);
    expect(current).toMatchObject({ title: '其一', revision: 2 });
    await editor.refuses(endpoints.update, save, 'REVISION_CONFLICT', { details: { current } });
  });

  it('clean what is written, and refuse content with nothing to read', async () => {
    const { content } = await publish({ content: '<p>釉<script>alert(1)</script></p>' });
    expect(content).toBe('<p>釉</p>');
    const body = { ...some, content: '<script>alert(1)</script>' };
    const { details } = await editor.refuses(endpoints.create, { body }, 'VALIDATION_FAILED');
    expect(details).toEqual([{ field: 'content', message: '请输入介绍' }]);
  });

  it('take a cover of the writer, keep it with a save that names none, and give it up for null', async () => {
    await kernel.portal.db.insert(people).values({ id: editorId });
    const file = { name: '封面.png', bytes: picture };
    const cover = await editor.ok(endpoints.uploadCover, {}, { file });
    const stored = await publish({ coverId: cover.id });
    expect(stored).toMatchObject({ coverId: cover.id, image: cover.image });
    const update = (body: object) => ({ ...one(stored), body: { ...some, revision: 0, ...body } });
    expect(await editor.ok(endpoints.update, update({ revision: 1 }))).toMatchObject({ coverId: cover.id });
    expect(await editor.ok(endpoints.update, update({ revision: 2, coverId: null }))).toMatchObject({
      coverId: null,
      image: null,
    });
    const foreign = { body: { ...some, coverId: cover.id } };
    await caller('editor').refuses(endpoints.create, foreign, 'COVER_NOT_FOUND');
    const broken = { file: { ...file, bytes: picture.subarray(0, 60) } };
    await editor.refuses(endpoints.uploadCover, {}, 'COVER_UNREADABLE', {}, broken);
  });

  it('are marked by members, who do not see hidden ones', async () => {
    const stored = await publish();
    const mark = { ...one(stored), body: { isFavourite: true } };
    await caller('user').ok(endpoints.favourite.set, mark);
    expect((await visitor.ok(endpoints.get, one(stored))).favourites).toBe(1);
    await editor.ok(endpoints.moderate, { ...one(stored), body: { hidden: true, reason: '待核' } });
    await caller('user').refuses(endpoints.favourite.set, mark, 'THING_NOT_FOUND');
    await caller('user').refuses(endpoints.favourite.get, one(stored), 'THING_NOT_FOUND');
  });

  it('are hidden and shown again, each once in the log with its reason', async () => {
    const stored = await publish();
    const moderate = (body: object) => editor.ok(endpoints.moderate, { ...one(stored), body });
    for (const reason of ['来源待核', '再次'])
      expect((await moderate({ hidden: true, reason })).hidden).toBe(true);
    await visitor.refuses(endpoints.get, one(stored), 'THING_NOT_FOUND');
    await moderate({ hidden: false });
    await visitor.ok(endpoints.get, one(stored));
    const { actorId, action, reason } = staffActions;
    const log = kernel.portal.db.select({ actorId, action, reason }).from(staffActions);
    expect(await log.where(eq(staffActions.subjectId, stored.id)).orderBy(staffActions.id)).toEqual([
      { actorId: editorId, action: 'hide', reason: '来源待核' },
      { actorId: editorId, action: 'show', reason: null },
    ]);
  });

  it.each(['update', 'publish', 'unpublish', 'moderate'] as const)(
    'THING_NOT_FOUND: %s for what was never written',
    async (name) => {
      const body = { ...some, revision: 1, hidden: true };
      await editor.refuses(
        endpoints[name],
        { params: { id: randomUUID() }, body } as never,
        'THING_NOT_FOUND',
      );
    },
  );
});
