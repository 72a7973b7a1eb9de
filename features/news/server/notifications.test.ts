/** What the author of an item is notified of. */
import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderateNews } from '../contract/writing.ts';
import { makeNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;
let editor: Person;
beforeAll(async () => {
  fixture = await openNewsFixture();
  [author, editor] = [await fixture.writer(), await fixture.writer('editor')];
});
afterAll(() => fixture.portal.stop());

const inbox = async (of: Person) => (await of.ok(listNotifications, {})).notifications;

it('tells of an approval and of hiding with its reason, once each, and not who did it', async () => {
  const { id, title } = await fixture.publish(author);
  const moderate = (body: object) => editor.ok(moderateNews, { params: { id }, body });
  for (const body of [{ approved: true }, { approved: true }, { hidden: true, reason: '與事實不符' }])
    await moderate(body);
  await moderate({ hidden: true, reason: '再次' });
  await moderate({ hidden: false, featured: true });
  const common = { subject: title, path: `/news/${id}`, actors: [] };
  expect(await inbox(author)).toMatchObject([
    { ...common, kind: 'news_hidden', quote: '與事實不符' },
    { ...common, kind: 'news_approved', quote: null },
  ]);
});

it('tells editors nothing about their own acts, and nobody about items without an author', async () => {
  const own = await fixture.publish(editor);
  const anonymous = await makeNews(fixture.portal.portal);
  for (const { id } of [own, anonymous])
    await editor.ok(moderateNews, { params: { id }, body: { hidden: true } });
  expect(await inbox(editor)).toEqual([]);
});
