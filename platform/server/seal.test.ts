import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealFor, secretFor } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';

describe('seal', () => {
  const seal = sealFor(secret, 'mail');

  it('decrypts its own values', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => seal.open(seal.close(text)) === text));
  });

  it('encrypts the same text differently each time', () => expect(seal.close('x')).not.toBe(seal.close('x')));

  it('rejects values of another purpose or secret, and changed values', () => {
    const sealed = seal.close('text');
    expect(() => sealFor(secret, 'other').open(sealed)).toThrow();
    expect(() => sealFor(`${secret}!`, 'mail').open(sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const place of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => seal.open(changed.toString('base64url'))).toThrow();
    }
  });

  it('accepts no shortened tag', () => {
    for (const length of [4, 8, 12, 15])
      expect(() => seal.open(Buffer.alloc(length).toString('base64url'))).toThrow(
        /tag length|initialization vector/i,
      );
  });
});

describe('derived secret', () => {
  it('is long, stable, and different for each purpose and secret', () => {
    expect(secretFor(secret, 'sessions')).toBe(secretFor(secret, 'sessions'));
    expect(secretFor(secret, 'sessions')).toHaveLength(43);
    expect(secretFor(secret, 'emails')).not.toBe(secretFor(secret, 'sessions'));
    expect(secretFor(`${secret}!`, 'sessions')).not.toBe(secretFor(secret, 'sessions'));
  });
});
