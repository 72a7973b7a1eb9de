import { after, hour } from '@platform/server/clock';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired } from './rules.ts';
import { openUnsubscribeTokens } from './tokens.ts';

describe('isExpired', () => {
  const sentAt = new Date('2026-03-01T08:00:00Z');
  it.each([
    [0, false],
    [48 * hour, false],
    [48 * hour + 1, true],
  ])('after %i ms is %s', (milliseconds, expired) =>
    expect(isExpired(sentAt, after(sentAt, milliseconds))).toBe(expired),
  );
});

describe('unsubscribe tokens', () => {
  const tokens = openUnsubscribeTokens('a secret');

  it('contain their subscription, and fit into a URL', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const token = tokens.tokenOf(id);
        expect(token).toMatch(/^[\w-]{64}$/);
        expect(tokens.read(token)).toBe(id);
      }),
    );
  });

  it('are valid under one secret only; no other text is a token', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), (id, text) => {
        expect(openUnsubscribeTokens('another secret').read(tokens.tokenOf(id))).toBeNull();
        expect(tokens.read(text)).toBeNull();
        expect(tokens.read(Buffer.from(id).toString('base64url'))).toBeNull();
      }),
    );
  });
});
