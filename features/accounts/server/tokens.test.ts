import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearerOf, tokenCheck } from './tokens.ts';

const sign = (token: string, secret: string) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

describe('token', () => {
  const check = tokenCheck('a secret');
  const text = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/);

  it('is recognised by its signature', () => {
    fc.assert(fc.property(text, (token) => check(sign(token, 'a secret')) === token));
  });

  it('is rejected when signed with another secret, for another token, or not at all', () => {
    fc.assert(
      fc.property(text, text, (token, other) => {
        expect(check(sign(token, 'another secret'))).toBeNull();
        expect(check(token)).toBeNull();
        expect(check(`${token}.`)).toBeNull();
        fc.pre(token !== other);
        expect(check(`${other}.${sign(token, 'a secret').split('.')[1]}`)).toBeNull();
      }),
    );
  });
});

describe('bearerOf', () => {
  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer abc', 'abc'],
    ['Basic abc', null],
    ['Bearer ', null],
    ['Bearer a b', null],
    ['Bearer 中', null],
    [`Bearer ${'x'.repeat(301)}`, null],
    [undefined, null],
  ])('of %j', (header, token) => expect(bearerOf(header)).toBe(token));
});
