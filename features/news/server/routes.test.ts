/** The public endpoints of the news: lists, single items, views. */

import type { Person } from '@apps/server/testing';
import type { Input } from '@platform/contract/endpoint';
import { maxOffset } from '@platform/contract/search';
import { expectRefused } from '@platform/server/testing/caller';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewsTab, newsCategories } from '../contract/category.ts';
import { listNews, showNews, showNewsNeighbours, viewNews } from '../contract/endpoints.ts';
import { newsSorts, pageSizes } from '../contract/filter.ts';
import type { ListedNews } from '../contract/news.ts';
import { deleteNews, listModeratedNews, moderateNews, updateNews } from '../contract/writing.ts';
import { makeManyNews, makeNews, someNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let editor: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  editor = await fixture.writer('editor');
});
afterAll(() => fixture.portal.stop());

type Query = NonNullable<Input<typeof listNews>['query']>;

const list = async (query: Query) => await fixture.portal.ok(listNews, { query });
const unknownId = '01890000-0000-7000-8000-000000000000';
const hour = 3600_000;

describe('listNews', () => {
  const ids: string[] = [];

  beforeAll(async () => {
    const texts = [
      { title: '鐘樓修繕紀事', summary: '三年工程告一段落。', category: 'culture' },
      { title: '奖学金开放申请', summary: '钟楼下的说明会。', category: 'scholarship' },
      { title: '国画与中轴', summary: '学术研讨会在西安举行。', category: 'academic' },
      { title: 'Axis Forum 2026', summary: '联盟年会，ＡＸＩＳ 论坛。', category: 'alliance' },
    ] as const;
    for (const [at, item] of texts.entries()) {
      const publishedAt = new Date(fixture.portal.clock.now().getTime() - (texts.length - at) * hour);
      ids.push((await makeNews(fixture.portal.portal, { ...item, publishedAt })).id);
    }
  });

  it('lists the latest first, six to a page, without contents', async () => {
    const { news, pagination } = await list({});
    expect(news.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(pagination).toEqual({ current_page: 1, per_page: 6, total: 4, relation: 'exact', last_page: 1 });
    expect(news[0]).not.toHaveProperty('content');
    expect(news[0]).not.toHaveProperty('hidden');
  });

  it.each([
    ['all', 4],
    ['culture', 1],
    ['scholarship', 1],
  ] as const)('filters by tab %s', async (category, total) =>
    expect((await list({ category })).pagination.total).toBe(total),
  );

  it.each([
    ['钟楼', ['奖学金开放申请', '鐘樓修繕紀事']],
    ['鐘樓', ['奖学金开放申请', '鐘樓修繕紀事']],
    ['钟', ['奖学金开放申请', '鐘樓修繕紀事']],
    ['axis 论坛', ['Axis Forum 2026']],
    ['国轴', []],
    ['画与中轴', ['国画与中轴']],
    ['%', []],
    ["'; drop table news_items; --", []],
    ['<script>', []],
    ['   ', ['Axis Forum 2026', '国画与中轴', '奖学金开放申请', '鐘樓修繕紀事']],
  ])('searches %s', async (search, titles) => {
    const { news, pagination } = await list({ search });
    expect(news.map(({ title }) => title)).toEqual(titles);
    expect(pagination.total).toBe(titles.length);
  });

  it('highlights the searched words in the original text', async () => {
    const { news } = await list({ search: '钟楼 工程' });
    expect(news[0]?.highlights).toEqual({ title: [[0, 2]], summary: [[2, 4]] });
    expect((await list({})).news[0]).not.toHaveProperty('highlights');
  });

  it('lists featured items first, unless sorted by the latest', async () => {
    const oldest = ids[0] ?? '';
    const moderate = (featured: boolean) =>
      editor.call(moderateNews, { params: { id: oldest }, body: { featured } });
    await moderate(true);
    expect((await list({})).news[0]).toMatchObject({ id: oldest, featured: true });
    expect((await list({ sort: 'latest' })).news.at(-1)?.id).toBe(oldest);
    await moderate(false);
    expect((await list({})).news.at(-1)?.id).toBe(oldest);
  });

  it('shows changes at once and no hidden items', async () => {
    const { id } = await fixture.publish(editor, { title: '刚刚发布' });
    expect((await list({})).news[0]?.id).toBe(id);
    const hide = (hidden: boolean) => editor.call(moderateNews, { params: { id }, body: { hidden } });
    await hide(true);
    expect((await list({})).pagination.total).toBe(4);
    expect((await list({ search: '刚刚' })).news).toEqual([]);
    await hide(false);
    const body = { ...someNews({ title: '改了标题', category: 'academic' as const }), revision: 1 };
    await editor.call(updateNews, { params: { id }, body });
    expect((await list({ search: '刚刚' })).news).toEqual([]);
    expect((await list({ search: '改了' })).news.map((item) => item.id)).toEqual([id]);
    expect((await list({ category: 'academic' })).pagination.total).toBe(2);
    await editor.call(deleteNews, { params: { id } });
    expect((await list({ category: 'academic' })).pagination.total).toBe(1);
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { limit: 0 },
    { limit: 101 },
    { category: 'sports' },
    { sort: 'views' },
    { search: '长'.repeat(51) },
  ])('VALIDATION_FAILED for %o', async (query) => {
    expect((await fixture.portal.call(listNews, { query: query as Query })).status).toBe(422);
  });

  it.each(pageSizes)('VALIDATION_FAILED beyond the last page, by pages of %i', async (limit) => {
    const last = Math.ceil(maxOffset / limit);
    const at = (page: number) => fixture.portal.call(listNews, { query: { page, limit } });
    expect((await at(last)).status).toBe(200);
    expect(await at(last + 1)).toMatchObject({
      status: 422,
      message: `只能翻看前 ${maxOffset} 条新闻，请缩小筛选范围`,
    });
  });

  describe('with more items than can be paged', () => {
    let all: (ListedNews & { hidden: boolean })[];

    beforeAll(async () => {
      await makeManyNews(fixture.portal.portal, 2200);
      const ctx = (category: NewsTab, page: number) =>
        editor.call(listModeratedNews, { query: { category, page, limit: 100 } });
      // By category, since lists end before all items.
      const pages = newsCategories.flatMap((category) =>
        Array.from({ length: 8 }, (_, at) => ctx(category, at + 1)),
      );
      all = (await Promise.all(pages)).flatMap(({ data }) => data.news);
      expect(all).toHaveLength(2204);
    });

    const queries = fc.record({
      category: fc.constantFrom('all' as const, ...newsCategories),
      sort: fc.constantFrom(...newsSorts),
      search: fc.option(
        fc.constantFrom('北京', '城门修缮', '赵', '钱文', '京都会馆', '不存在', '西安 讲座'),
        { nil: undefined },
      ),
      page: fc.integer({ min: 1, max: 4 }),
      limit: fc.constantFrom(...pageSizes),
    });

    it('lists the same as a plain query, by each strategy', async () => {
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const { category, sort, search, page, limit } = query;
          const { news, pagination } = await list(query);
          const key = (item: ListedNews) =>
            `${sort === 'featured' ? Number(item.featured) : ''} ${item.publishDate} ${item.id}`;
          const keys = all
            .filter(({ hidden }) => !hidden)
            .filter((item) => category === 'all' || item.category === category)
            .filter(({ title, summary }) =>
              (search ?? '').split(' ').every((word) => `${title}\n${summary}`.includes(word)),
            )
            .map(key)
            .sort()
            .reverse();
          const start = (page - 1) * limit;
          expect(news.map(key)).toEqual(keys.slice(start, start + limit));
          if (pagination.relation === 'exact') expect(pagination.total).toBe(keys.length);
        }),
        { numRuns: 150 },
      );
    });
  });
});

describe('showNews', () => {
  it('NEWS_NOT_FOUND for an unknown id, and for a hidden item to everyone', async () => {
    const { id } = await makeNews(fixture.portal.portal, { hidden: true });
    for (const newsId of [id, unknownId])
      await editor.refuses(showNews, { params: { id: newsId } }, 'NEWS_NOT_FOUND', {
        message: '请求的资源不存在',
      });
  });
});

describe('showNewsNeighbours', () => {
  const neighbours = (id: string) => fixture.portal.call(showNewsNeighbours, { params: { id } });
  const at = (instant: string, overrides = {}) =>
    makeNews(fixture.portal.portal, { publishedAt: new Date(instant), ...overrides });
  const linkOf = ({ id, title }: { id: string; title: string }) => ({ id, title });

  it('returns the next newer and the next older visible item', async () => {
    const oldest = await at('2001-01-01T00:00:00Z', { title: '最早的一篇' });
    // Published at the same moment: ordered by id, as in the list.
    const [older, newer] = [await at('2001-01-02T00:00:00Z'), await at('2001-01-02T00:00:00Z')].sort(
      (a, b) => (a.id < b.id ? -1 : 1),
    );
    if (!older || !newer) throw new Error('two items were made');
    await at('2001-01-03T00:00:00Z', { hidden: true });
    const newest = await at('2001-01-04T00:00:00Z', { category: 'academic', featured: true });
    expect((await neighbours(oldest.id)).data).toEqual({ previous: linkOf(older), next: null });
    expect((await neighbours(older.id)).data).toEqual({ previous: linkOf(newer), next: linkOf(oldest) });
    expect((await neighbours(newer.id)).data).toEqual({ previous: linkOf(newest), next: linkOf(older) });
  });

  it('returns a newer one as soon as it is published', async () => {
    const { id } = await at('2100-01-01T00:00:00Z');
    expect((await neighbours(id)).data.previous).toBeNull();
    const latest = await at('2100-01-02T00:00:00Z', { title: '又一篇' });
    expect((await neighbours(id)).data.previous).toEqual({ id: latest.id, title: '又一篇' });
  });

  it('NEWS_NOT_FOUND for an unknown id and for a hidden item', async () => {
    const { id } = await at('2001-01-05T00:00:00Z', { hidden: true });
    for (const newsId of [id, unknownId]) expectRefused(await neighbours(newsId), 'NEWS_NOT_FOUND');
  });
});

describe('viewNews', () => {
  const view = (id: string, options = {}) => fixture.portal.call(viewNews, { params: { id } }, options);
  const viewsOf = async (id: string) => (await fixture.portal.ok(showNews, { params: { id } })).views;

  it("counts a visitor once per day in the portal's zone", async () => {
    const { id } = await makeNews(fixture.portal.portal);
    expect((await view(id)).data).toEqual({ views: 1 });
    expect((await view(id)).data).toEqual({ views: 1 });
    expect((await view(id, { address: '203.0.113.7' })).data).toEqual({ views: 2 });
    fixture.portal.clock.advance(24 * hour);
    expect((await view(id)).data).toEqual({ views: 3 });
    expect(await viewsOf(id)).toBe(3);
  });

  it('counts a member once at any address, and two members at one address', async () => {
    const { id } = await makeNews(fixture.portal.portal);
    const [one, other] = [await fixture.writer(), await fixture.writer()];
    await view(id, { token: one.token, address: '203.0.113.8' });
    await view(id, { token: one.token, address: '203.0.113.9' });
    expect((await view(id, { token: other.token, address: '203.0.113.9' })).data).toEqual({ views: 2 });
    expect((await view(id, { token: 'forged', address: '203.0.113.9' })).data).toEqual({ views: 3 });
  });

  it('counts at most five visitors of one network, however many user agents it sends', async () => {
    const { id } = await makeNews(fixture.portal.portal);
    for (let agent = 0; agent < 40; agent += 1)
      await fixture.portal.portal.http.inject({
        method: 'POST',
        url: `/api${viewNews.path.replace(':id', id)}`,
        remoteAddress: `2001:db8:5:5::${agent}`,
        headers: { 'user-agent': `robot ${agent}`, 'content-type': 'application/json' },
        payload: '{}',
      });
    const views = await viewsOf(id);
    expect(views).toBeGreaterThan(1);
    expect(views).toBeLessThanOrEqual(5);
  });

  it('NEWS_NOT_FOUND for an unknown id and for a hidden item', async () => {
    const { id } = await makeNews(fixture.portal.portal, { hidden: true });
    for (const newsId of [id, unknownId]) expectRefused(await view(newsId), 'NEWS_NOT_FOUND');
  });
});
