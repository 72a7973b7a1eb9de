import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealFor, secretFor } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';

describe('seal', () => {
  const seal = sealFor(secret, 'mail');

  it('opens what it closed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => seal.open(seal.close(text)) === text));
  });

  it('never closes the same text alike', () => expect(seal.close('x')).not.toBe(seal.close('x')));

  it('refuses what another purpose or secret closed, and what was tampered with', () => {
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
});

describe('derived secret', () => {
  it('is the same for the same purpose, long, and another for another purpose or secret', () => {
    expect(secretFor(secret, 'sessions')).toBe(secretFor(secret, 'sessions'));
    expect(secretFor(secret, 'sessions')).toHaveLength(43);
    expect(secretFor(secret, 'letters')).not.toBe(secretFor(secret, 'sessions'));
    expect(secretFor(`${secret}!`, 'sessions')).not.toBe(secretFor(secret, 'sessions'));
  });
});
