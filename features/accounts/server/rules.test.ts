import { describe, expect, it } from 'vitest';
import { isEmail, loginKey, waitMessage } from './rules.ts';

describe('loginKey', () => {
  it('separates usernames from addresses, and joins the spellings of one', () => {
    expect(isEmail('me@example.org')).toBe(true);
    expect(isEmail('me')).toBe(false);
    expect(loginKey('ＭＥ')).toBe(loginKey('me'));
    expect(loginKey('Me@Example.org')).toBe(loginKey('me@example.org'));
  });
});

describe('waitMessage', () => {
  it.each([
    [0, '尝试次数过多，请在 1 秒后再试'],
    [59_000, '尝试次数过多，请在 59 秒后再试'],
    [59_001, '尝试次数过多，请在 1 分钟后再试'],
    [61_000, '尝试次数过多，请在 2 分钟后再试'],
    [900_000, '尝试次数过多，请在 15 分钟后再试'],
  ])('of %i ms', (milliseconds, message) => expect(waitMessage(milliseconds)).toBe(message));
});
