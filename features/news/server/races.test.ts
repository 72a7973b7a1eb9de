/** Concurrency: views, saves, deletions, and the job that deletes visitors. */

import type { Person } from '@apps/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showNews, viewNews } from '../contract/endpoints.ts';
import { deleteNews, updateNews } from '../contract/writing.ts';
import { makeNews, someNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';
import { newsViewCounter } from './view.store.ts';

let fixture: NewsFixture;
let author: Person;
let editor: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer();
  editor = await fixture.writer('editor');
});
afterAll(() => fixture.portal.stop());

const day = 24 * 3600_000;
const view = (id: string, address: string) => fixture.portal.call(viewNews, { params: { id } }, { address });
const viewsOf = async (id: string) => (await fixture.portal.ok(showNews, { params: { id } })).views;

describe('viewNews', () => {
  it('counts 200 parallel readers exactly, each calling twice', async () => {
    const { id } = await makeNews(fixture.portal.portal);
    const readers = Array.from({ length: 200 }, (_, at) => `198.51.100.${at}`);
    const answers = await Promise.all([...readers, ...readers].map((address) => view(id, address)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(Math.max(...answers.map(({ data }) => data.views))).toBeLessThanOrEqual(200);
    expect(await viewsOf(id)).toBe(200);
  });

  it('answers during a deletion of the item', async () => {
    const { id } = await fixture.publish(author);
    const readers = Array.from({ length: 40 }, (_, at) => view(id, `192.0.2.${at}`));
    const deleted = author.call(deleteNews, { params: { id } });
    const answers = await Promise.all(readers);
    expect((await deleted).status).toBe(200);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  });
});

describe('the job that deletes counted visitors', () => {
  const countRows = async (table: string) => {
    const result = await fixture.portal.portal.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return result.rows[0]?.count;
  };

  it('deletes visitors and keeps counts, except those of deleted items', async () => {
    const item = await makeNews(fixture.portal.portal);
    const deletedItem = await fixture.publish(author);
    await view(item.id, '192.0.2.1');
    await view(deletedItem.id, '192.0.2.1');
    const { id } = deletedItem;
    await author.call(deleteNews, { params: { id } });
    fixture.portal.clock.advance(2 * day);
    await view(item.id, '192.0.2.1');
    await fixture.portal.portal.jobs.run(newsViewCounter.job, {});
    expect(await countRows('news_views')).toBe(1);
    expect(await viewsOf(item.id)).toBe(2);
    await view(item.id, '192.0.2.1');
    expect(await viewsOf(item.id)).toBe(2);
  });

  it('stores nothing that identifies a reader', async () => {
    const { id } = await makeNews(fixture.portal.portal);
    await view(id, '192.0.2.77');
    fixture.portal.clock.advance(day);
    await view(id, '192.0.2.77');
    const { rows: visitors } = await fixture.portal.portal.db.execute<{ visitor: string }>(
      sql`select visitor from news_views where item_id = ${id}`,
    );
    expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(2);
    for (const { visitor } of visitors) expect(visitor).toMatch(/^[\w-]{22}$/);
  });
});

describe('updateNews', () => {
  it('accepts one of two saves over one revision; the other returns the current version', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, revision } = await fixture.publish(author);
      const save = ({ token }: Person, title: string) =>
        fixture.portal.call(
          updateNews,
          { params: { id }, body: { ...someNews({ title }), revision } },
          { token },
        );
      const answers = await Promise.all([save(author, '作者'), save(editor, '编辑')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [saved] = answers.filter(({ status }) => status === 200);
      const [refused] = answers.filter(({ status }) => status === 409);
      expect(refused?.details).toMatchObject({ current: saved?.data });
      expect(await fixture.portal.ok(showNews, { params: { id } })).toMatchObject({
        title: saved?.data.title,
        revision: 2,
      });
    }
  });

  it('and a concurrent deletion leave consistent rows', async () => {
    const { id, revision } = await fixture.publish(author);
    const body = { ...someNews(), revision };
    const [saved, deleted] = await Promise.all([
      author.call(updateNews, { params: { id }, body }),
      editor.call(deleteNews, { params: { id } }),
    ]);
    expect([200, 404]).toContain(saved.status);
    expect(deleted.status).toBe(200);
    expect((await fixture.portal.call(showNews, { params: { id } })).status).toBe(404);
  });
});
