/** Writing, publishing and deleting announcements over the real server. */

import { type TestPortal, testPortal } from '@apps/server/testing';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcement, AnnouncementDraft } from '../contract/announcement.ts';
import { listAnnouncements, showAnnouncement } from '../contract/reading.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  unpublishAnnouncement,
  updateAnnouncement,
} from '../contract/writing.ts';
import { makeAnnouncement, someDraft } from './factory.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const unknown = '01890000-0000-7000-8000-000000000000';

const create = (body: Partial<AnnouncementDraft> = {}, by = portal.as('editor'), key?: string) =>
  by.call(createAnnouncement, { body: { ...someDraft, ...body } }, { key });
const update = (
  { id, revision }: Pick<Announcement, 'id' | 'revision'>,
  body: Partial<AnnouncementDraft> = {},
  by = portal.as('editor'),
) => by.call(updateAnnouncement, { params: { id }, body: { ...someDraft, ...body, revision } });
const publish = (id: string, by = portal.as('editor')) => by.call(publishAnnouncement, { params: { id } });
const unpublish = (id: string, by = portal.as('editor')) =>
  by.call(unpublishAnnouncement, { params: { id } });
const remove = (id: string, by = portal.as('editor')) => by.call(deleteAnnouncement, { params: { id } });
const show = (id: string, by = portal.as('member')) => by.call(showAnnouncement, { params: { id } });

const ofNothing = {
  updateAnnouncement: () => update({ id: unknown, revision: 1 }),
  publishAnnouncement: () => publish(unknown),
  unpublishAnnouncement: () => unpublish(unknown),
  deleteAnnouncement: () => remove(unknown),
};

describe.each(Object.entries(ofNothing))('%s', (_name, attempt) => {
  it('ANNOUNCEMENT_NOT_FOUND: for an unknown id', async () => {
    expectRefused(await attempt(), 'ANNOUNCEMENT_NOT_FOUND');
  });
});

describe('createAnnouncement', () => {
  it('creates a draft that members do not see', async () => {
    const { status, data } = await create({ isTop: true, title: ' 标题 ' });
    expect(status).toBe(201);
    expect(data).toMatchObject({ title: '标题', publishTime: null, views: 0, isTop: true, revision: 1 });
    expect((await show(data.id)).status).toBe(404);
  });

  it('creates one draft per key', async () => {
    const first = await create({}, portal.as('editor'), 'once');
    expect((await create({}, portal.as('editor'), 'once')).data).toEqual(first.data);
  });

  it('IDEMPOTENCY_KEY_REUSED: for another text with the same key', async () => {
    await create({}, portal.as('editor'), 'reused');
    expectRefused(await create({ title: '另一则' }, portal.as('editor'), 'reused'), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('VALIDATION_FAILED: names each missing field', async () => {
    const body = { title: ' ', summary: '', category: 'news', author: '', content: '<p> </p>' };
    const answer = await create(body as unknown as AnnouncementDraft);
    expectRefused(answer, 'VALIDATION_FAILED');
    expect(answer.details).toEqual([
      { field: 'title', message: '请输入公告标题' },
      { field: 'summary', message: '请输入公告摘要' },
      { field: 'category', message: '请选择公告类别' },
      { field: 'author', message: '请输入发布单位' },
      { field: 'content', message: '请输入公告内容' },
    ]);
  });

  it.each([{ title: '长'.repeat(101) }, { summary: '长'.repeat(301) }, { content: 'x'.repeat(60_001) }])(
    'VALIDATION_FAILED: for too long texts',
    async (body) => expect((await create(body)).status).toBe(422),
  );

  it('CONTENT_EMPTY: when sanitising leaves no text', async () => {
    const answer = await create({ content: '<script>alert(1)</script>' });
    expectRefused(answer, 'CONTENT_EMPTY', { message: '请输入公告内容' });
  });

  it.each([
    '<img src=x onerror=alert(1)>文',
    '<svg onload=alert(1)>文</svg>',
    '<a href="javascript:alert(1)">文</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>文',
    '<p style="position:fixed">文<script>alert(1)</script></p>',
    '文<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action="//evil.example"><button>文</button></form>',
  ])('sanitises %s', async (content) => {
    const { data } = await create({ content });
    expect(data.content).toContain('文');
    expect(data.content).not.toMatch(/script|onerror|onload|<img|<svg|<iframe|style=|<form/i);
  });

  it('treats markup in title and summary as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    expect((await create({ title })).data.title).toBe(title);
  });
});

describe('updateAnnouncement', () => {
  it('replaces the text and increments the revision; only the new words match', async () => {
    const announcement = await makeAnnouncement(portal.portal, { title: '旧题蓝染' });
    const { data } = await update(announcement, { title: '新题皮影', isUrgent: true });
    expect(data).toMatchObject({
      title: '新题皮影',
      isUrgent: true,
      revision: 2,
      publishTime: announcement.publishTime,
    });
    const countHits = async (search: string) =>
      (await portal.as('member').ok(listAnnouncements, { query: { search } })).pagination.total;
    expect(await countHits('皮影')).toBe(1);
    expect(await countHits('藍染')).toBe(0);
  });

  it('VALIDATION_FAILED: for a revision that cannot be', async () => {
    const announcement = await makeAnnouncement(portal.portal);
    expect((await update({ id: announcement.id, revision: -1 })).status).toBe(422);
  });

  it('CONTENT_EMPTY: does not change the text', async () => {
    const announcement = await makeAnnouncement(portal.portal);
    expectRefused(await update(announcement, { content: '<style>x</style>' }), 'CONTENT_EMPTY');
    expect((await show(announcement.id)).data).toEqual(announcement);
  });

  describe('REVISION_CONFLICT', () => {
    it('after another save; the answer contains the current version', async () => {
      const announcement = await makeAnnouncement(portal.portal);
      const { data: theirs } = await update(announcement, { title: '先到' });
      const mine = await update(announcement, { title: '后到' });
      expectRefused(mine, 'REVISION_CONFLICT', { details: { current: theirs } });
      expect((await update(theirs, { title: '后到' })).data).toMatchObject({ title: '后到', revision: 3 });
    });

    it('for all but one of many concurrent saves', async () => {
      const announcement = await makeAnnouncement(portal.portal);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => update(announcement, { title: `第${n}` })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      expect((await show(announcement.id)).data.revision).toBe(2);
    });
  });
});

describe('publishAnnouncement and unpublishAnnouncement', () => {
  it('show it to members, and hide it again', async () => {
    const { data } = await create();
    const published = await publish(data.id);
    expect(Date.parse(published.data.publishTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await show(data.id)).data).toEqual(published.data);
    portal.clock.advance(60_000);
    expect((await publish(data.id)).data.publishTime).toBe(published.data.publishTime);
    expect((await unpublish(data.id)).data.publishTime).toBeNull();
    expect((await show(data.id)).status).toBe(404);
    expect((await unpublish(data.id)).status).toBe(200);
  });
});

describe('deleteAnnouncement', () => {
  it('deletes permanently, once', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const [one, two] = await Promise.all([remove(id), remove(id, portal.as('admin'))]);
    expect([one.status, two.status].sort()).toEqual([200, 404]);
    expect((await show(id, portal.as('editor'))).status).toBe(404);
  });
});
