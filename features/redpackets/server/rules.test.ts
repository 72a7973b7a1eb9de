/** The pure rules of the red packets. */
import { describe, expect, it } from 'vitest';
import { accessOf, expiryFrom, isOpen, memoOf, recipientsText } from './rules.ts';

const noon = new Date('2026-02-17T12:00:00Z');

it('a packet is open for 24 hours, to the millisecond', () => {
  const expiresAt = expiryFrom(noon);
  expect(expiresAt.toISOString()).toBe('2026-02-18T12:00:00.000Z');
  expect(isOpen({ state: 'open', expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(isOpen({ state: 'open', expiresAt }, expiresAt)).toBe(false);
  for (const state of ['finished', 'expired'] as const)
    expect(isOpen({ state, expiresAt }, noon)).toBe(false);
});

describe('accessOf', () => {
  it.each([
    ['public', false, false, 'grab'],
    ['public', true, false, 'grab'],
    ['private', false, true, 'grab'],
    ['private', true, false, 'view'],
    ['private', false, false, 'none'],
  ] as const)(
    '%s, sent by the caller: %s, recipient: %s -> %s',
    (sendType, sentByCaller, isRecipient, access) => {
      expect(accessOf({ sendType, sentByCaller, isRecipient })).toBe(access);
    },
  );
});

describe('recipientsText', () => {
  it.each([
    [[], '所有人'],
    [['林知远'], '林知远'],
    [['林知远', '苏映荷'], '林知远、苏映荷'],
    [['林知远', '苏映荷', '顾明川'], '林知远、苏映荷 等 3 人'],
  ])('%j: %s', (names, text) => expect(recipientsText(names)).toBe(text));
});

it('the statement names the other party and the greeting', () => {
  expect(memoOf('所有人', '恭喜发财')).toBe('所有人：恭喜发财');
});
