/** The endpoints of authors and editors, over the real server. */

import type { Person } from '@apps/server/testing';
import { staffActions } from '@platform/server/database/tables';
import { expectRefused } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLatestNews, listNews, showNews } from '../contract/endpoints.ts';
import { newsLengths } from '../contract/form.ts';
import type { StoredNews } from '../contract/news.ts';
import {
  deleteNews,
  listModeratedNews,
  listMyNews,
  moderateNews,
  publishNews,
  readStoredNews,
  updateNews,
} from '../contract/writing.ts';
import { someNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;
let stranger: Person;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer('user', '林知远');
  stranger = await fixture.writer();
  editor = await fixture.writer('editor');
  admin = await fixture.writer('admin');
});
afterAll(() => fixture.portal.stop());

const unknownId = '01890000-0000-7000-8000-000000000000';
const changeOf = ({ revision }: StoredNews, overrides = {}) => ({
  ...someNews({ title: '改过的标题' }),
  revision,
  ...overrides,
});

const show = (id: string) => fixture.portal.call(showNews, { params: { id } });
const save = (by: Person, id: string, body: Parameters<typeof changeOf>[1] & object) =>
  by.call(updateNews, { params: { id }, body: body as never });
const remove = (by: Person, id: string) => by.call(deleteNews, { params: { id } });
const moderate = (by: Person, id: string, body: object) => by.call(moderateNews, { params: { id }, body });
const stored = (by: Person, id: string) => by.call(readStoredNews, { params: { id } });

describe('publishNews', () => {
  it("publishes under the caller's name, at once", async () => {
    const answer = await author.call(publishNews, { body: someNews() });
    expect(answer).toMatchObject({ status: 201, message: '新闻已发布' });
    expect(answer.data).toMatchObject({
      ...someNews(),
      author: '林知远',
      authorId: author.id,
      views: 0,
      image: null,
      imageSizes: [],
      shareImage: null,
      coverId: null,
      revision: 1,
      editedAt: null,
      featured: false,
      hidden: false,
      approved: false,
    });
    const { hidden: _, approved: __, coverId: ___, ...visible } = answer.data;
    expect((await show(answer.data.id)).data).toEqual(visible);
  });

  it('uses the username without a full name', async () => {
    expect((await fixture.publish(stranger)).author).toBe(stranger.username);
  });

  it.each([
    [{ title: '' }, 'title', '请输入新闻标题'],
    [{ title: '  \n' }, 'title', '请输入新闻标题'],
    [{ title: undefined }, 'title', '请输入新闻标题'],
    [{ category: undefined }, 'category', '请选择新闻分类'],
    [{ category: 'all' }, 'category', '请选择新闻分类'],
    [{ summary: ' ' }, 'summary', '请输入新闻摘要'],
    [{ content: '' }, 'content', '请输入新闻内容'],
    [{ content: '<p> </p>' }, 'content', '请输入新闻内容'],
    [{ content: '<script>alert(1)</script>' }, 'content', '请输入新闻内容'],
    [{ title: '长'.repeat(newsLengths.title + 1) }, 'title', '标题长度不能超过 100 个字符'],
    [{ summary: '长'.repeat(newsLengths.summary + 1) }, 'summary', '摘要长度不能超过 300 个字符'],
    [{ content: '长'.repeat(newsLengths.content + 1) }, 'content', '长度不能超过 50000 个字符'],
    [{ coverId: 'mine' }, 'coverId', '编号格式不正确'],
  ])('VALIDATION_FAILED for %o', async (wrong, field, message) => {
    const body = { ...someNews(), ...wrong };
    const answer = await author.refuses(publishNews, { body: body as never }, 'VALIDATION_FAILED');
    expect(answer.details).toContainEqual({ field, message });
  });

  it('accepts the longest texts', async () => {
    const { title, summary, content } = newsLengths;
    const longest = {
      title: '题'.repeat(title),
      summary: '要'.repeat(summary),
      content: `<p>${'文'.repeat(content - 7)}</p>`,
    };
    expect(await fixture.publish(author, longest)).toMatchObject(longest);
  });

  it('stores sanitised content', async () => {
    const content = '<h1>题</h1><p onclick="x()">文<img src=x onerror=x()></p><iframe src=//x></iframe>';
    expect((await fixture.publish(author, { content })).content).toBe('<h2>题</h2><p>文</p>');
  });

  it('publishes once per key', async () => {
    const body = someNews({ title: '只发一次' });
    const send = () => author.call(publishNews, { body }, { key: 'one-key' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const other = { ...body, title: '另一篇' };
    await author.refuses(publishNews, { body: other }, 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'one-key' });
  });

  it('shows the cover in its sizes', async () => {
    const coverId = await fixture.cover(author);
    const { data } = await show((await fixture.publish(author, { coverId })).id);
    expect(data.imageSizes.map(({ width }) => width)).toEqual([480, 960, 1440]);
    expect(data.image).toBe(data.imageSizes.at(-1)?.address);
    expect(data.shareImage).toMatch(/^\/files\/news-[a-f0-9-]+\/[a-f0-9]{32}\.jpg$/);
  });

  it("COVER_NOT_FOUND for an unknown cover, another user's, and a day-old one", async () => {
    const publish = (coverId: string) => author.call(publishNews, { body: someNews({ coverId }) });
    const refused = { status: 422, code: 'COVER_NOT_FOUND', message: '封面图片已失效，请重新上传' };
    expect(await publish(unknownId)).toMatchObject(refused);
    expect(await publish(await fixture.cover(stranger))).toMatchObject(refused);
    const old = await fixture.cover(author);
    fixture.portal.clock.advance(24 * 3600_000 + 1000);
    expect(await publish(old)).toMatchObject(refused);
  });
});

describe('updateNews', () => {
  it('saves a change as the next revision, which readers see', async () => {
    const item = await fixture.publish(author);
    const answer = await save(author, item.id, changeOf(item, { category: 'academic' }));
    expect(answer).toMatchObject({ status: 200, message: '新闻已保存' });
    expect(answer.data).toMatchObject({
      title: '改过的标题',
      category: 'academic',
      revision: 2,
      author: '林知远',
      publishDate: item.publishDate,
    });
    expect(answer.data.editedAt).not.toBeNull();
    expect((await show(item.id)).data.title).toBe('改过的标题');
  });

  it("keeps, replaces and removes the cover; an editor's save keeps the author's", async () => {
    const item = await fixture.publish(author, { coverId: await fixture.cover(author) });
    const answer = await save(editor, item.id, changeOf(item));
    expect(answer.data).toMatchObject({ image: item.image, coverId: item.coverId, authorId: author.id });
    const same = await save(editor, item.id, changeOf(answer.data, { coverId: item.coverId }));
    expect(same.data.image).toBe(item.image);
    const replaced = await save(
      editor,
      item.id,
      changeOf(same.data, { coverId: await fixture.cover(editor, 500) }),
    );
    expect(replaced.data.imageSizes.map(({ width }) => width)).toEqual([480, 500]);
    const removed = await save(author, item.id, changeOf(replaced.data, { coverId: null }));
    expect(removed.data).toMatchObject({ image: null, imageSizes: [], shareImage: null });
  });

  it("COVER_NOT_FOUND for another user's cover; nothing is saved", async () => {
    const item = await fixture.publish(author);
    const answer = await save(author, item.id, changeOf(item, { coverId: await fixture.cover(stranger) }));
    expectRefused(answer, 'COVER_NOT_FOUND');
    expect((await stored(author, item.id)).data).toEqual(item);
  });

  it('REVISION_CONFLICT for an old revision, with the current version', async () => {
    const item = await fixture.publish(author);
    const theirs = await save(editor, item.id, changeOf(item, { title: '编辑的标题' }));
    const mine = { title: '作者的标题', content: '<p onclick="x()">作者的内容</p>' };
    const answer = await save(author, item.id, changeOf(item, mine));
    expectRefused(answer, 'REVISION_CONFLICT', {
      message: '这篇新闻已被他人修改，请比较两个版本',
      details: { current: theirs.data },
    });
    const again = await save(author, item.id, changeOf(theirs.data, mine));
    expect(again.data).toMatchObject({ title: '作者的标题', revision: 3 });
  });

  it('NEWS_NOT_YOURS for another user, NEWS_NOT_FOUND for a hidden item', async () => {
    const item = await fixture.publish(author);
    const refused = { status: 403, code: 'NEWS_NOT_YOURS', message: '没有权限访问' };
    expect(await save(stranger, item.id, changeOf(item))).toMatchObject(refused);
    await moderate(editor, item.id, { hidden: true });
    const unknown = { status: 404, code: 'NEWS_NOT_FOUND', message: '请求的资源不存在' };
    expect(await save(stranger, item.id, changeOf(item))).toMatchObject(unknown);
    expect(await save(author, unknownId, changeOf(item))).toMatchObject(unknown);
    expect((await stored(author, item.id)).data).toEqual({ ...item, hidden: true });
  });

  it('VALIDATION_FAILED for texts that publishing rejects', async () => {
    const item = await fixture.publish(author);
    const answer = await save(author, item.id, changeOf(item, { content: '<style>p{}</style>' }));
    expect(answer.details).toEqual([{ field: 'content', message: '请输入新闻内容' }]);
  });
});

describe('deleteNews', () => {
  it('deletes permanently, for the author and for editors', async () => {
    for (const by of [author, editor, admin]) {
      const { id } = await fixture.publish(author);
      expect(await remove(by, id)).toMatchObject({ status: 200, data: { id }, message: '新闻已删除' });
      expect((await show(id)).status).toBe(404);
      expectRefused(await remove(by, id), 'NEWS_NOT_FOUND');
    }
  });

  it('NEWS_NOT_YOURS for another user, NEWS_NOT_FOUND for a hidden item', async () => {
    const { id } = await fixture.publish(author);
    expectRefused(await remove(stranger, id), 'NEWS_NOT_YOURS');
    await moderate(editor, id, { hidden: true });
    expectRefused(await remove(stranger, id), 'NEWS_NOT_FOUND');
    expect((await stored(author, id)).status).toBe(200);
  });
});

describe('moderateNews', () => {
  it('hides from everyone but the author and the editors, and shows again', async () => {
    const { id } = await fixture.publish(author);
    expect((await moderate(editor, id, { hidden: true })).data).toMatchObject({ hidden: true, revision: 1 });
    expect((await show(id)).status).toBe(404);
    for (const by of [author, editor, admin]) expect((await stored(by, id)).data.hidden).toBe(true);
    expect((await moderate(admin, id, { hidden: false })).data.hidden).toBe(false);
    expect((await show(id)).status).toBe(200);
  });

  it('features without changing other fields', async () => {
    const { id } = await fixture.publish(author);
    await moderate(editor, id, { hidden: true });
    expect((await moderate(editor, id, { featured: true })).data).toMatchObject({
      hidden: true,
      featured: true,
    });
  });

  it('records the change in the log of staff actions, which is append-only', async () => {
    const { db } = fixture.portal.portal;
    const { id } = await fixture.publish(author);
    await moderate(editor, id, { hidden: true, featured: false, reason: '标题有误' });
    await fixture.portal.call(deleteNews, { params: { id } }, { token: admin.token });
    const logged = await db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subjectId, id))
      .orderBy(staffActions.id);
    expect(logged.map(({ actorId, action, reason }) => [actorId, action, reason])).toEqual([
      [editor.id, 'hide', '标题有误'],
      [admin.id, 'delete', null],
    ]);
    for (const change of ["update staff_actions set action = 'x'", 'delete from staff_actions'])
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  it('does not change the revision', async () => {
    const item = await fixture.publish(author);
    await moderate(editor, item.id, { featured: true });
    expect((await save(author, item.id, changeOf(item))).data).toMatchObject({ featured: true, revision: 2 });
  });

  it('VALIDATION_FAILED for an empty decision', async () => {
    const { id } = await fixture.publish(author);
    expect(await moderate(editor, id, {})).toMatchObject({ status: 422, message: '请选择要进行的操作' });
  });

  it('NEWS_NOT_FOUND; FORBIDDEN for members, even for their own items', async () => {
    expectRefused(await moderate(editor, unknownId, { hidden: true }), 'NEWS_NOT_FOUND');
    const { id } = await fixture.publish(author);
    expectRefused(await moderate(author, id, { featured: true }), 'FORBIDDEN');
  });
});

describe('the approval', () => {
  const isLatest = async (id: string) =>
    (await fixture.portal.ok(listLatestNews, {})).news.some((item) => item.id === id);
  const publishLater = (by: Person) => {
    fixture.portal.clock.advance(1000);
    return fixture.publish(by);
  };

  it("shows a member's item in the list at once, on the home page when an editor has approved it", async () => {
    const { id } = await publishLater(author);
    const listed = (await fixture.portal.ok(listNews, { query: { sort: 'latest', limit: 1 } })).news[0];
    expect(listed?.id).toBe(id);
    expect(listed).not.toHaveProperty('approved');
    expect(await isLatest(id)).toBe(false);
    expect((await moderate(editor, id, { approved: true })).data).toMatchObject({ id, approved: true });
    expect(await isLatest(id)).toBe(true);
    await moderate(editor, id, { approved: false });
    expect(await isLatest(id)).toBe(false);
    const logged = await fixture.portal.portal.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subjectId, id))
      .orderBy(staffActions.id);
    expect(logged.map(({ actorId, action }) => [actorId, action])).toEqual([
      [editor.id, 'approve'],
      [editor.id, 'unapprove'],
    ]);
  });

  it("shows editors' items on the home page at once", async () => {
    for (const by of [editor, admin]) expect(await isLatest((await publishLater(by)).id)).toBe(true);
  });

  it("is taken back by a member's change, kept by an editor's", async () => {
    const item = await publishLater(author);
    await moderate(editor, item.id, { approved: true });
    const edited = (await save(editor, item.id, changeOf(item))).data;
    expect(edited).toMatchObject({ approved: true });
    expect((await save(author, item.id, changeOf(edited))).data).toMatchObject({ approved: false });
  });

  it("is a state in the editors' list", async () => {
    const { id } = await publishLater(author);
    const has = async () => {
      const { news } = await editor.ok(listModeratedNews, { query: { state: 'unapproved' } });
      return news.some((item) => item.id === id);
    };
    expect(await has()).toBe(true);
    await moderate(editor, id, { approved: true });
    expect(await has()).toBe(false);
  });
});

describe('what a member may publish', () => {
  const publish = (by: Person) => by.call(publishNews, { body: someNews() });

  it('EMAIL_NOT_VERIFIED without a verified address', async () => {
    const newcomer = await fixture.portal.person();
    expect(await publish(newcomer)).toMatchObject({
      status: 403,
      message: '请先在个人资料中验证邮箱，再发布新闻',
    });
  });

  it('DAILY_LIMIT_REACHED after three in 24 hours, deleted ones included, also at once', async () => {
    const writer = await fixture.writer();
    const { data } = await publish(writer);
    await remove(writer, data.id);
    // A refused item does not count.
    expect((await writer.call(publishNews, { body: someNews({ coverId: unknownId }) })).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => publish(writer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429]);
    const refused = await publish(writer);
    expectRefused(refused, 'DAILY_LIMIT_REACHED');
    expect(refused.details).toEqual({ retry_after: expect.any(Number) });
  });

  it('is not limited for editors', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => publish(editor)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});

describe('readStoredNews', () => {
  it('NEWS_NOT_FOUND for anyone but the author and the editors', async () => {
    const { id } = await fixture.publish(author);
    expect((await stored(author, id)).data).toMatchObject({ id, hidden: false, coverId: null });
    expectRefused(await stored(stranger, id), 'NEWS_NOT_FOUND');
    expectRefused(await stored(editor, unknownId), 'NEWS_NOT_FOUND');
  });
});

describe('listMyNews', () => {
  it("lists the caller's items, hidden ones too, the latest first", async () => {
    const writer = await fixture.writer();
    const ids: string[] = [];
    for (const title of ['一', '二', '三']) {
      fixture.portal.clock.advance(1000);
      ids.unshift((await fixture.publish(writer, { title })).id);
    }
    await moderate(editor, ids[1] ?? '', { hidden: true });
    const list = (query: object) => writer.call(listMyNews, { query });
    const { news, pagination } = (await list({})).data;
    expect(news.map(({ id }) => id)).toEqual(ids);
    expect(news.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(pagination).toMatchObject({ current_page: 1, per_page: 6, total: 3, last_page: 1 });
    const second = (await list({ page: 2, limit: 2 })).data;
    expect(second.news.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await stranger.ok(listMyNews, {})).news).not.toContainEqual(
      expect.objectContaining({ authorId: writer.id }),
    );
  });
});

describe('listModeratedNews', () => {
  it('lists all items by state, category and search words', async () => {
    const { id } = await fixture.publish(author, { title: '待审的稿件', category: 'academic' });
    const list = async (query: object) => await editor.ok(listModeratedNews, { query });
    const has = async (query: object) =>
      (await list({ limit: 100, ...query })).news.some((item) => item.id === id);
    expect(await has({})).toBe(true);
    expect(await has({ state: 'visible' })).toBe(true);
    expect(await has({ state: 'hidden' })).toBe(false);
    await moderate(editor, id, { hidden: true, featured: true });
    expect(await has({ state: 'visible' })).toBe(false);
    expect(await has({ state: 'hidden', category: 'academic' })).toBe(true);
    expect(await has({ state: 'hidden', category: 'culture' })).toBe(false);
    expect(await has({ state: 'featured', search: '待審' })).toBe(true);
    const { pagination, news } = await list({ state: 'hidden', limit: 100 });
    expect(pagination.total).toBe(news.length);
    expect(news.every(({ hidden }) => hidden)).toBe(true);
  });
});
