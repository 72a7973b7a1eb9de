/** Refunds of sample payments. */
import { fen, usdCents } from '@platform/contract/money';
import { expect, it } from 'vitest';
import { scriptedProvider } from './scripted.adapter.ts';
import { refundsSamples } from './seed.ts';

it('succeed without the provider, other refunds do not', async () => {
  const provider = scriptedProvider('stripe');
  const adapter = refundsSamples(provider);
  const payment = {
    providerId: null,
    amount: fen(100),
    usdAmount: usdCents(15),
    description: '',
    expiresAt: new Date(),
  };
  const sample = { ...payment, reference: 'ZS2026112200000000000000' };
  expect(await adapter.refund(sample, 'R1')).toEqual({ state: 'completed', refundId: 'R1' });
  expect(provider.count('refund')).toBe(0);
  await adapter.refund({ ...payment, reference: 'ZP2026112200000000000000' }, 'R2');
  expect(provider.count('refund')).toBe(1);
});
