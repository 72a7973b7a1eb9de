/** Reading notifications: lists, counts, marks, and whose they are. */
import type { Person } from '@apps/server/testing';
import { setMute } from '@features/accounts/contract/members';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getUnreadCount,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../contract/notification.ts';
import { listMailSettings, updateMailSetting } from '../contract/settings.ts';
import { notify } from './notify.ts';
import { type NotificationsFixture, openNotificationsFixture } from './testing.fixture.ts';

let fixture: NotificationsFixture;
let member: Person;
let other: Person;
beforeAll(async () => {
  fixture = await openNotificationsFixture();
  other = await fixture.person('user', { name: '张三', image: '/files/avatar.webp' });
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  member = await fixture.person();
});

const unread = async (of = member) => (await of.ok(getUnreadCount, {})).unread;

describe('notify', () => {
  it('writes nothing when the transaction fails', async () => {
    const { db } = fixture.portal;
    await expect(
      db.transaction(async (tx) => {
        await notify(tx, fixture.portal, {
          to: member.id,
          kind: 'news_approved',
          subject: '',
          path: '/news',
        });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await fixture.inbox(member)).toEqual([]);
  });

  it('does not notify members of what they did themselves', async () => {
    await fixture.notify(member, { actorId: member.id });
    await fixture.notify(member, { kind: 'news_approved', actorId: member.id });
    expect(await fixture.inbox(member)).toEqual([]);
  });

  it('names who acted, unless the sentence does not', async () => {
    await fixture.notify(member, { actorId: other.id, quote: '写得好' });
    await fixture.notify(member, { kind: 'news_hidden', actorId: other.id });
    const [hidden, reply] = await fixture.inbox(member);
    expect(reply).toMatchObject({
      kind: 'reply',
      subject: '中轴线的早晨',
      detail: '话题',
      quote: '写得好',
      path: '/community/topic',
      count: 1,
      actors: [{ id: other.id, name: '张三', avatar: '/files/avatar.webp' }],
      isRead: false,
    });
    expect(hidden).toMatchObject({ count: 0, actors: [] });
  });

  it('leaves out what a member does whom the recipient has muted, but not what concerns money and decisions', async () => {
    const muted = await fixture.person();
    const mute = (value: boolean) => member.ok(setMute, { params: { id: muted.id }, body: { muted: value } });
    await mute(true);
    for (const kind of ['reply', 'mention', 'like', 'packet_grabbed', 'news_approved'] as const)
      await fixture.notify(member, { kind, actorId: muted.id });
    await fixture.notify(member, { kind: 'like', actorId: other.id });
    await fixture.notify(muted, { actorId: member.id });
    const kinds = async (of: Person) =>
      (await fixture.inbox(of)).map(({ kind, count }) => `${kind} ${count}`).toSorted();
    expect(await kinds(member)).toEqual(['like 1', 'news_approved 0', 'packet_grabbed 1']);
    expect(await kinds(muted)).toEqual(['reply 1']);
    expect(await unread()).toBe(3);
    await mute(false);
    await fixture.notify(member, { actorId: muted.id });
    expect(await unread()).toBe(4);
  });

  it('keeps each event apart, unless its kind is bundled', async () => {
    for (const kind of ['reply', 'reply', 'mention', 'like', 'like'] as const)
      await fixture.notify(member, { kind, actorId: other.id });
    await fixture.notify(member, { kind: 'like', path: '/community/other', actorId: other.id });
    const kinds = (await fixture.inbox(member)).map(({ kind, count }) => `${kind} ${count}`);
    expect(kinds.toSorted()).toEqual(['like 1', 'like 1', 'mention 1', 'reply 1', 'reply 1']);
  });

  it('begins a new bundle after the first was read, and lifts a bundle to the top', async () => {
    const third = await fixture.person();
    await fixture.notify(member, { kind: 'like', actorId: other.id });
    await fixture.notify(member);
    fixture.clock.advance(1000);
    await fixture.notify(member, { kind: 'like', actorId: third.id });
    const [bundle] = await fixture.inbox(member);
    expect(bundle).toMatchObject({ kind: 'like', count: 2 });
    expect(bundle?.actors.map(({ id }) => id)).toEqual([third.id, other.id]);
    await member.ok(readNotification, { params: { id: bundle?.id ?? '' } });
    fixture.clock.advance(1000);
    await fixture.notify(member, { kind: 'like', actorId: other.id });
    const counts = (await fixture.inbox(member)).map(({ kind, count, isRead }) => [kind, count, isRead]);
    expect(counts).toEqual([
      ['like', 1, false],
      ['like', 2, true],
      ['reply', 0, false],
    ]);
  });
});

describe('GET /notifications', () => {
  it('has pages, groups and the unread ones', async () => {
    for (const kind of ['news_approved', 'packet_refunded', 'reply'] as const) {
      await fixture.notify(member, { kind });
      fixture.clock.advance(1000);
    }
    const kindsIn = async (query: { group?: 'news'; state?: 'unread'; page?: number; limit?: number }) => {
      const { notifications, pagination } = await member.ok(listNotifications, { query });
      return [notifications.map(({ kind }) => kind), pagination.total];
    };
    expect(await kindsIn({})).toEqual([['reply', 'packet_refunded', 'news_approved'], 3]);
    expect(await kindsIn({ page: 2, limit: 2 })).toEqual([['news_approved'], 3]);
    expect(await kindsIn({ group: 'news' })).toEqual([['news_approved'], 1]);
    await member.ok(readAllNotifications, { body: { group: 'news' } });
    expect(await kindsIn({ state: 'unread' })).toEqual([['reply', 'packet_refunded'], 2]);
    expect(await kindsIn({ state: 'unread', group: 'news' })).toEqual([[], 0]);
    expect(await fixture.inbox(other)).toEqual([]);
  });

  it('VALIDATION_FAILED: refuses pages beyond 2000', async () => {
    await member.refuses(listNotifications, { query: { page: 101 } }, 'VALIDATION_FAILED', {
      details: [{ field: 'page', message: '只能翻看前 2000 条通知，请缩小筛选范围' }],
    });
  });
});

describe('PUT /notifications/:id/read', () => {
  it('marks one, and a second call changes nothing', async () => {
    await fixture.notify(member);
    await fixture.notify(member);
    const [first] = await fixture.inbox(member);
    const params = { id: first?.id ?? '' };
    expect(await member.ok(readNotification, { params })).toEqual({ unread: 1 });
    expect(await member.ok(readNotification, { params })).toEqual({ unread: 1 });
    expect((await fixture.inbox(member)).map(({ isRead }) => isRead).toSorted()).toEqual([false, true]);
  });

  it('NOTIFICATION_NOT_FOUND: of another member, and unknown', async () => {
    await fixture.notify(member);
    const [first] = await fixture.inbox(member);
    await other.refuses(readNotification, { params: { id: first?.id ?? '' } }, 'NOTIFICATION_NOT_FOUND');
    await member.refuses(readNotification, { params: { id: other.id } }, 'NOTIFICATION_NOT_FOUND');
    expect(await unread()).toBe(1);
  });
});

describe('PUT /notifications/read', () => {
  it('marks all of the caller, or a group, and a second call changes nothing', async () => {
    for (const kind of ['news_approved', 'reply', 'mention'] as const) await fixture.notify(member, { kind });
    await fixture.notify(other);
    expect(await member.ok(readAllNotifications, { body: { group: 'community' } })).toEqual({ unread: 1 });
    expect(await member.ok(readAllNotifications, { body: {} })).toEqual({ unread: 0 });
    expect(await member.ok(readAllNotifications, { body: {} })).toEqual({ unread: 0 });
    expect(await unread(other)).toBe(1);
  });
});

describe('GET /notifications/unread', () => {
  it('counts up to 100', async () => {
    for (let count = 0; count < 102; count += 1) await fixture.notify(member);
    expect(await unread()).toBe(100);
  });
});

describe('PUT /notifications/settings', () => {
  const settings = async () =>
    Object.fromEntries(
      (await member.ok(listMailSettings, {})).settings.map(({ group, mail }) => [group, mail]),
    );

  it('stores the mail of a group; the others keep their defaults', async () => {
    const defaults = {
      orders: 'none',
      redpackets: 'none',
      news: 'daily',
      community: 'daily',
      courses: 'at_once',
      sales: 'at_once',
    };
    expect(await settings()).toEqual(defaults);
    await member.ok(updateMailSetting, { body: { group: 'redpackets', mail: 'at_once' } });
    await member.ok(updateMailSetting, { body: { group: 'redpackets', mail: 'daily' } });
    expect(await settings()).toEqual({ ...defaults, redpackets: 'daily' });
  });

  it('VALIDATION_FAILED: for a group whose feature mails itself', async () => {
    const body = { group: 'scholarships', mail: 'none' } as never;
    await member.refuses(updateMailSetting, { body }, 'VALIDATION_FAILED');
  });
});
