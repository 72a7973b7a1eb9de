import { expect, it } from 'vitest';
import { showAward } from './amount.rules.ts';
import { fingerprint } from './fingerprint.ts';

it.each([
  [10_000, '¥10,000'],
  [1_280.5, '¥1,280.50'],
  [0, '荣誉证书'],
])('formats an award of %d yuan as %s', (yuan, words) => expect(showAward(yuan)).toBe(words));

it('a fingerprint is the SHA-256 of the text in UTF-8', async () => {
  expect(await fingerprint('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await fingerprint('中轴')).toHaveLength(64);
});
