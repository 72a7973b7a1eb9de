/** Listing and reading announcements over the real server. */

import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { day, hour } from '@platform/server/clock';
import { type Caller, expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listAnnouncements,
  listAnnouncementYears,
  listImportantAnnouncements,
  maxImportant,
  showAnnouncement,
  viewAnnouncement,
} from '../contract/reading.ts';
import { listAnnouncementDrafts } from '../contract/writing.ts';
import { makeAnnouncement } from './factory.ts';

let portal: TestPortal;
let member: Person;
let editor: Person;

beforeAll(async () => {
  portal = await testPortal();
  member = await portal.person();
  editor = await portal.person('editor');
});
afterAll(() => portal.stop());

const unknown = '01890000-0000-7000-8000-000000000000';
const at = (instant: string) => ({ publishedAt: new Date(instant) });

describe('listAnnouncements', () => {
  let lists: TestPortal;
  let reader: Person;

  beforeAll(async () => {
    lists = await testPortal();
    reader = await lists.person();
    const add = (fields: Parameters<typeof makeAnnouncement>[1]) => makeAnnouncement(lists.portal, fields);
    await add({ title: '甲 招募', category: 'application', ...at('2026-03-01T00:00:00Z') });
    await add({ title: '乙 细则', category: 'policy', isTop: true, ...at('2025-06-01T00:00:00Z') });
    await add({ title: '丙 公示', category: 'result', isUrgent: true, ...at('2025-09-01T00:00:00Z') });
    // The last half hour of 2024 in UTC is the first morning of 2025 in Hong Kong.
    await add({ title: '丁 讲座', category: 'event', ...at('2024-12-31T23:30:00Z') });
    await add({
      title: '戊 文化遗产',
      summary: '一等奖学金',
      category: 'event',
      ...at('2024-12-31T15:59:59Z'),
    });
    await add({ title: '己 草稿', publishedAt: null });
    await add({
      title: '庚 问答',
      content: '<p>常见<strong>问</strong>题：国画与中轴的关系</p>',
      ...at('2024-02-01T00:00:00Z'),
    });
  });
  afterAll(() => lists.stop());

  type Query = Parameters<typeof lists.call<typeof listAnnouncements>>[1]['query'];
  const list = (query: Query = {}) => reader.call(listAnnouncements, { query });
  const names = async (query?: Query) => (await list(query)).data.announcements.map(({ title }) => title[0]);

  it.each([
    [{}, '乙甲丙丁戊庚'],
    [{ category: 'all' }, '乙甲丙丁戊庚'],
    [{ category: 'result' }, '丙'],
    [{ category: 'event' }, '丁戊'],
    [{ year: 2026 }, '甲'],
    [{ year: 2025 }, '乙丙丁'],
    [{ year: '2024' }, '戊庚'],
    [{ year: 2019 }, ''],
    [{ year: 2025, category: 'policy' }, '乙'],
    [{ search: '文化遺產' }, '戊'],
    [{ search: '獎學金', category: 'event' }, '戊'],
    [{ search: '常見問題' }, '庚'],
    [{ search: '画与轴' }, ''],
    [{ search: '草稿' }, ''],
    [{ search: '%' }, ''],
    [{ search: '  ' }, '乙甲丙丁戊庚'],
    [{ search: "'; drop table announcements; --" }, ''],
    [{ page: 2, limit: 4 }, '戊庚'],
    [{ page: 99 }, ''],
  ] satisfies [Query, string][])('%j: %s', async (query, expected) => {
    expect((await names(query)).join('')).toBe(expected);
  });

  it('returns pages of ten and the total', async () => {
    expect((await list()).data.pagination).toEqual({ current_page: 1, per_page: 10, total: 6 });
    expect((await list({ limit: 50, page: 2 })).data.pagination).toEqual({
      current_page: 2,
      per_page: 50,
      total: 6,
    });
    expect((await list({ search: '-' })).data.pagination.total).toBe(0);
  });

  it('highlights the searched words, and cuts an excerpt when only the content matches', async () => {
    const [one] = (await list({ search: '遺產' })).data.announcements;
    expect(one?.highlights).toEqual({ title: [[4, 6]] });
    const [other] = (await list({ search: '國畫' })).data.announcements;
    expect(other?.highlights).toEqual({ excerpt: { text: '常见问题：国画与中轴的关系', spans: [[5, 7]] } });
    expect((await list()).data.announcements[0]).not.toHaveProperty('highlights');
  });

  it('omits the content', async () => {
    for (const one of (await list()).data.announcements) expect(one).not.toHaveProperty('content');
  });

  describe('VALIDATION_FAILED', () => {
    it.each([
      [{ page: 0 }],
      [{ limit: 101 }],
      [{ category: 'news' }],
      [{ year: 1999 }],
      [{ year: 'x' }],
      [{ search: '字'.repeat(51) }],
      [{ search: '\u0000' }],
    ])('%j', async (query) => {
      expectRefused(await list(query as Query), 'VALIDATION_FAILED');
    });
  });

  describe('listAnnouncementYears', () => {
    it('counts published announcements by year in the portal’s zone, the latest first', async () => {
      const data = await reader.ok(listAnnouncementYears, {});
      expect(data).toEqual([
        { year: 2026, count: 1 },
        { year: 2025, count: 3 },
        { year: 2024, count: 2 },
      ]);
    });
  });

  describe('listImportantAnnouncements', () => {
    it('lists urgent ones before those on top, no drafts, up to the limit', async () => {
      const important = async () =>
        (await reader.ok(listImportantAnnouncements, {})).map(({ title }) => title[0]);
      expect(await important()).toEqual(['丙', '乙']);
      await makeAnnouncement(lists.portal, { isUrgent: true, publishedAt: null });
      for (let more = 0; more < maxImportant; more += 1)
        await makeAnnouncement(lists.portal, {
          title: '辛',
          isTop: true,
          ...at(`2026-04-0${more + 1}T00:00:00Z`),
        });
      expect(await important()).toEqual(['丙', '辛', '辛', '辛', '辛', '辛']);
    });
  });
});

describe('showAnnouncement', () => {
  const show = (id: string, by: Caller) => by.call(showAnnouncement, { params: { id } });

  it('returns a published announcement to members', async () => {
    const item = await makeAnnouncement(portal.portal, { content: '<h2>缘起</h2><p>知行合一</p>' });
    const { data } = await show(item.id, member);
    expect(data).toEqual({ ...item, content: '<h2>缘起</h2><p>知行合一</p>', views: 0, downloads: 0 });
    expect(data).toMatchObject({ attachments: [], revision: 1, isTop: false, isUrgent: false });
  });

  it('returns a draft to editors and admins', async () => {
    const { id } = await makeAnnouncement(portal.portal, { publishedAt: null });
    expect((await show(id, editor)).data.publishTime).toBeNull();
    expect((await show(id, await portal.person('admin'))).status).toBe(200);
  });

  describe('ANNOUNCEMENT_NOT_FOUND', () => {
    it('for an unknown id, and for drafts to members', async () => {
      const { id } = await makeAnnouncement(portal.portal, { publishedAt: null });
      const reviewer = await portal.person('reviewer');
      for (const [one, by] of [
        [unknown, member],
        [unknown, editor],
        [id, member],
        [id, reviewer],
      ] as const)
        expectRefused(await show(one, by), 'ANNOUNCEMENT_NOT_FOUND');
    });
  });
});

describe('viewAnnouncement', () => {
  const view = (id: string, by: Caller) => by.call(viewAnnouncement, { params: { id } });

  it('counts a member once per day in the portal’s zone', async () => {
    const otherPortal = await testPortal();
    try {
      const { id } = await makeAnnouncement(otherPortal.portal);
      const [one, two] = [await otherPortal.person(), await otherPortal.person()];
      const viewsAfter = async (by: Caller) => (await by.ok(viewAnnouncement, { params: { id } })).views;
      const untilMidnight = 24 - Number(hours.format(otherPortal.clock.now()));
      otherPortal.clock.advance(untilMidnight * hour);
      expect(await viewsAfter(one)).toBe(1);
      expect(await viewsAfter(one)).toBe(1);
      expect(await viewsAfter(two)).toBe(2);
      otherPortal.clock.advance(22 * hour);
      expect(await viewsAfter(one)).toBe(2);
      otherPortal.clock.advance(2 * hour);
      expect(await viewsAfter(one)).toBe(3);
      otherPortal.clock.advance(2 * day);
      expect(await viewsAfter(two)).toBe(4);
    } finally {
      await otherPortal.stop();
    }
  });

  it('does not count views of drafts', async () => {
    const { id } = await makeAnnouncement(portal.portal, { publishedAt: null });
    expect((await view(id, editor)).data.views).toBe(0);
  });

  describe('ANNOUNCEMENT_NOT_FOUND', () => {
    it('for an unknown id and for drafts', async () => {
      const { id } = await makeAnnouncement(portal.portal, { publishedAt: null });
      for (const one of [unknown, id]) expectRefused(await view(one, member), 'ANNOUNCEMENT_NOT_FOUND');
    });
  });
});

/** This hour in the portal's zone. */
const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  hour: '2-digit',
  hourCycle: 'h23',
});

describe('listAnnouncementDrafts', () => {
  it('lists drafts, the latest first', async () => {
    const drafts = await testPortal();
    try {
      const writer = await drafts.person('editor');
      await makeAnnouncement(drafts.portal, { title: '一', publishedAt: null });
      drafts.clock.advance(1000);
      await makeAnnouncement(drafts.portal, { title: '二', publishedAt: null });
      await makeAnnouncement(drafts.portal, { title: '三' });
      const data = await writer.ok(listAnnouncementDrafts, {});
      expect(data.map(({ title, publishTime }) => [title, publishTime])).toEqual([
        ['二', null],
        ['一', null],
      ]);
    } finally {
      await drafts.stop();
    }
  });
});
