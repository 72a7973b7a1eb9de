/** The sentences of notifications, and which mail the settings decide about. */
import { describe, expect, it } from 'vitest';
import {
  defaultMailOf,
  groups,
  isBundled,
  kindNames,
  kinds,
  kindsOf,
  mailGroups,
  sentenceOf,
} from './kinds.ts';

const sentence = (overrides: Partial<Parameters<typeof sentenceOf>[0]>) =>
  sentenceOf({ kind: 'like', subject: '中軸線', detail: '话题', actors: [], count: 0, ...overrides });
const textOf = (overrides: Partial<Parameters<typeof sentenceOf>[0]>) =>
  sentence(overrides)
    .map(({ text }) => text)
    .join('');
const people = ['张三', '李四', '王五'].map((name) => ({ name }));

describe('sentenceOf', () => {
  it.each([
    [1, '张三赞了你的话题「中軸線」'],
    [2, '张三等 2 人赞了你的话题「中軸線」'],
    [5, '张三等 5 人赞了你的话题「中軸線」'],
  ])('names the latest of %d people', (count, text) => {
    expect(textOf({ actors: people, count })).toBe(text);
  });

  it('has words for people whose accounts are deleted', () => {
    expect(textOf({})).toBe('有人赞了你的话题「中軸線」');
  });

  it('marks names and subjects, which keep their script, and nothing else', () => {
    const verbatim = sentence({ actors: people, count: 3 }).filter(({ isVerbatim }) => isVerbatim);
    expect(verbatim.map(({ text }) => text)).toEqual(['张三', '中軸線']);
  });

  it('does not fill a subject in again that looks like a part of a sentence', () => {
    expect(textOf({ kind: 'news_approved', subject: '{detail}{actors}' })).toBe(
      '你的新闻「{detail}{actors}」已通过审核',
    );
  });

  it('says what happened where the kind leaves it open', () => {
    expect(textOf({ kind: 'order_refunded', subject: 'ORD1', detail: '已退款 12.00 元' })).toBe(
      '订单 ORD1 已退款 12.00 元',
    );
  });
});

describe('the kinds', () => {
  it('are each in one group', () => {
    expect(groups.flatMap((group) => kindsOf(group)).toSorted()).toEqual(kindNames.toSorted());
  });

  it('are bundled only where the sentence names who acted', () => {
    for (const kind of kindNames.filter(isBundled)) expect(kinds[kind].sentence).toContain('{actors}');
  });

  it('have no second mail about what orders and scholarships mail themselves', () => {
    const own = kindNames.filter((kind) => defaultMailOf(kind) === null);
    expect(own).toEqual([
      'order_confirmed',
      'order_shipped',
      'order_ready',
      'order_refunded',
      'application_changed',
    ]);
    expect(mailGroups).toEqual(['orders', 'redpackets', 'news', 'community', 'courses', 'sales']);
  });
});
