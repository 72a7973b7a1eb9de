/** Mail about notifications: one email for a person, and nothing twice. */
import type { Person } from '@apps/server/testing';
import { day } from '@platform/server/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAllNotifications } from '../contract/notification.ts';
import { updateMailSetting } from '../contract/settings.ts';
import { mailDailyNotifications, mailNotifications } from './jobs.ts';
import { type NotificationsFixture, openNotificationsFixture } from './testing.fixture.ts';

let fixture: NotificationsFixture;
let member: Person;
let actor: Person;
beforeAll(async () => {
  fixture = await openNotificationsFixture();
  actor = await fixture.person('user', { name: '張三' });
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  member = await fixture.person('user', { name: '李四', emailVerified: true });
});

const runEveryMinute = () => fixture.portal.jobs.run(mailNotifications, {});
const runDaily = () => fixture.portal.jobs.run(mailDailyNotifications, {});
const nextDay = () => fixture.clock.advance(day);
const choose = (mail: 'none' | 'at_once' | 'daily') =>
  member.ok(updateMailSetting, { body: { group: 'community', mail } });
const emailsTo = (to = member) => fixture.emails.filter((email) => email.to === `${to.username}@example.org`);

describe('the daily digest', () => {
  it('is one email for all groups of a person, the latest first, after the day has ended', async () => {
    await fixture.notify(member, { kind: 'news_hidden', subject: '鐘鼓樓', quote: '重复' });
    fixture.clock.advance(1000);
    await fixture.notify(member, { kind: 'like', actorId: actor.id });
    await fixture.notify(member, { kind: 'like', actorId: (await fixture.person()).id });
    await runDaily();
    expect(emailsTo()).toEqual([]);
    nextDay();
    await runDaily();
    const [email, ...others] = emailsTo();
    expect(others).toEqual([]);
    expect(email?.subject).toBe('您有 2 条新通知');
    expect(email?.text).toContain('李四，您好：');
    expect(email?.text).toMatch(
      /等 2 人赞了你的话题「中轴线的早晨」\n\n你的新闻「鐘鼓樓」已被编辑隐藏\n重复\n/,
    );
    expect(email?.text).toContain('查看全部通知：');
  });

  it('sends nothing twice: by runs in parallel, again, and after a failure in the middle', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () => fixture.person('user', { emailVerified: true })),
    );
    for (const to of [member, ...others]) await fixture.notify(to, { actorId: actor.id });
    nextDay();
    const { mail } = fixture.portal;
    const send = vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('the queue is gone'));
    await runDaily();
    send.mockRestore();
    const sent = () => [member, ...others].map((to) => emailsTo(to).length);
    expect(sent().filter((count) => count === 1)).toHaveLength(4);
    await Promise.all([runDaily(), runDaily(), runDaily()]);
    await runDaily();
    expect(sent()).toEqual([1, 1, 1, 1, 1]);
  });

  it('leaves out what was read, people without a verified address, and what senders mail themselves', async () => {
    const unverified = await fixture.person();
    await fixture.notify(unverified);
    await fixture.notify(member);
    await member.ok(readAllNotifications, { body: {} });
    await fixture.notify(member, { kind: 'order_shipped' });
    nextDay();
    await runDaily();
    expect([...emailsTo(), ...emailsTo(unverified)]).toEqual([]);
  });
});

describe('mail at once', () => {
  it('leads to the thing, in the recipient’s script', async () => {
    await choose('at_once');
    await fixture.notify(member, { kind: 'mention', actorId: actor.id, quote: '你看' });
    await runEveryMinute();
    await runEveryMinute();
    const [email, ...others] = emailsTo();
    expect(others).toEqual([]);
    expect(email?.text).toContain('張三在「中轴线的早晨」中提到了你\n你看');
    expect(email?.text).toMatch(/查看：.*\/community\/topic\n/);
  });

  it('follows the setting, also for what is still to be mailed', async () => {
    await fixture.notify(member);
    await choose('at_once');
    await runEveryMinute();
    expect(emailsTo()).toHaveLength(1);
    await fixture.notify(member);
    await choose('none');
    await fixture.notify(member);
    await runEveryMinute();
    nextDay();
    await runDaily();
    expect(emailsTo()).toHaveLength(1);
  });

  it('lists 20 of many', async () => {
    await choose('at_once');
    for (let count = 0; count < 23; count += 1) await fixture.notify(member, { subject: `第 ${count} 个` });
    await runEveryMinute();
    const [email] = emailsTo();
    expect(email?.subject).toBe('您有 23 条新通知');
    expect(email?.text.match(/回复了你的话题/g)).toHaveLength(20);
    expect(email?.text).toContain('……等 23 条');
  });
});
