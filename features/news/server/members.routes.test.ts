/** What members' public pages show of the news, and the authors' avatars. */
import type { Person } from '@apps/server/testing';
import { setAvatar } from '@features/accounts/contract/avatar';
import { blackPng } from '@platform/server/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMemberNews, showNews } from '../contract/endpoints.ts';
import { moderateNews } from '../contract/writing.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer('user', '林知远');
});
afterAll(() => fixture.portal.stop());

const newsOf = ({ id }: { id: string }, page = 1) =>
  fixture.portal.ok(listMemberNews, { params: { id }, query: { page, limit: 2 } });

describe('listMemberNews', () => {
  it("lists a member's visible news, the latest first, a page at a time", async () => {
    const other = await fixture.writer();
    await fixture.publish(other);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.unshift((await fixture.publish(author)).id);
      fixture.portal.clock.advance(1000);
    }
    const [hidden = ''] = ids;
    const reason = '来源待核';
    await fixture.portal
      .as('editor')
      .ok(moderateNews, { params: { id: hidden }, body: { hidden: true, reason } });
    const pages = [await newsOf(author), await newsOf(author, 2)];
    expect(pages.map(({ news }) => news.map(({ id }) => id))).toEqual([ids.slice(1, 3), ids.slice(3)]);
    expect(pages[0]?.pagination).toMatchObject({ total: 3, last_page: 2 });
    expect(pages[0]?.news[0]).not.toHaveProperty('hidden');
  });

  it('lists nothing for an unknown member', async () => {
    const { news } = await newsOf({ id: '01890000-0000-7000-8000-000000000000' });
    expect(news).toEqual([]);
  });
});

describe('showNews', () => {
  it("has the author's present avatar", async () => {
    const { id } = await fixture.publish(author);
    const file = { name: 'me.png', bytes: blackPng(300, 300) };
    const { avatar } = await author.ok(setAvatar, { query: { x: 0, y: 0, size: 300 } }, { file });
    expect(avatar).toMatch(/^\/files\/avatar-/);
    await expect
      .poll(async () => (await fixture.portal.ok(showNews, { params: { id } })).authorAvatar, {
        timeout: 5000,
      })
      .toBe(avatar);
  });
});
