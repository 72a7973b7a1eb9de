/** Published news are sent to subscribers once, with the content at publication, unless hidden or deleted. */

import type { Person } from '@apps/server/testing';
import { makeReaders } from '@features/newsletter/factory';
import { job } from '@platform/server/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteNews, moderateNews, publishNews, updateNews } from '../contract/writing.ts';
import { someNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;
let member: Person;
let editor: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer('editor');
  member = await fixture.writer();
  editor = await fixture.writer('editor');
  await makeReaders(fixture.portal, 2, ['culture']);
});
afterAll(() => fixture.portal.stop());
beforeEach(() => {
  fixture.portal.emails.length = 0;
});

const mailing = job({ name: 'mail-news', data: z.object({ item: z.uuid() }) });
const mail = (item: string) => fixture.portal.portal.jobs.run(mailing, { item });

describe("a member's item", () => {
  const approve = (id: string, approved = true) =>
    editor.ok(moderateNews, { params: { id }, body: { approved } });

  it('is sent once, when an editor has approved it', async () => {
    const { id } = await fixture.publish(member, { title: '会员来稿' });
    await mail(id);
    expect(fixture.portal.emails).toEqual([]);
    for (const approved of [true, false, true]) await approve(id, approved);
    expect(fixture.portal.emails).toEqual([]);
    const other = await fixture.publish(member, { title: '会员又来稿' });
    for (let round = 0; round < 2; round += 1) await approve(other.id);
    await mail(other.id);
    await mail(other.id);
    expect(fixture.portal.emails).toHaveLength(2);
  });

  it('is not sent when it is approved while hidden', async () => {
    const { id } = await fixture.publish(member);
    await editor.ok(moderateNews, { params: { id }, body: { hidden: true, approved: true } });
    await mail(id);
    expect(fixture.portal.emails).toEqual([]);
  });
});

describe('a published item', () => {
  it('is sent to the subscribers of its category, with its absolute address', async () => {
    const { id } = await fixture.publish(author, { title: '写给读者' });
    await mail(id);
    expect(fixture.portal.emails).toHaveLength(2);
    const [email] = fixture.portal.emails;
    expect(JSON.stringify(email)).toContain('写给读者');
    expect(JSON.stringify(email)).toContain(`${fixture.portal.portal.publicUrl}/news/${id}`);
  });

  it('is not sent to subscribers of other categories', async () => {
    const { id } = await fixture.publish(author, { category: 'academic' });
    await mail(id);
    expect(fixture.portal.emails).toEqual([]);
  });

  it('is sent once, even when published again with the same key, edited or shown again', async () => {
    const body = someNews();
    const send = () => author.call(publishNews, { body }, { key: 'same-key' });
    const [{ data: item }] = await Promise.all([send(), send()]);
    const { id, revision } = item;
    await mail(id);
    const change = { ...someNews({ title: '改过了' }), revision };
    await author.call(updateNews, { params: { id }, body: change });
    for (const hidden of [true, false]) await editor.call(moderateNews, { params: { id }, body: { hidden } });
    await mail(id);
    expect(fixture.portal.emails).toHaveLength(2);
  });

  it.each([
    ['hidden', (id: string) => editor.call(moderateNews, { params: { id }, body: { hidden: true } })],
    ['deleted', (id: string) => author.call(deleteNews, { params: { id } })],
  ])('is not sent any more when it is %s', async (_, act) => {
    const { id } = await fixture.publish(author);
    expect((await act(id)).status).toBe(200);
    await mail(id);
    expect(fixture.portal.emails).toEqual([]);
  });
});
