/** Limits of callbacks, and of the questions to PayPal that they cause. */
import { expect, it, vi } from 'vitest';
import { TooManyCallbacks } from './adapter.ts';
import { readPaypalCallback } from './adapters/paypal.callback.ts';
import { questionLimit } from './callbacks.ts';

const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']));

/** Reads a webhook; returns the result and the number of questions to PayPal. */
async function read(resource: object, isOurs: (reference: string) => Promise<boolean>) {
  const ask = vi.fn().mockResolvedValue({ result: '{"verification_status":"SUCCESS"}' });
  const rawBody = Buffer.from(JSON.stringify({ id: 'E1', event_type: 'X', resource }));
  const callback = await readPaypalCallback({ webhookId: 'W' }, ask, { headers, rawBody }, isOurs);
  return { callback, asked: ask.mock.calls.length };
}

it('PayPal is asked only about payments of ours', async () => {
  const isOurs = async (reference: string) => reference === 'ZP1';
  expect(await read({ custom_id: 'ZP1' }, isOurs)).toEqual({
    callback: { reference: 'ZP1', eventId: 'E1', event: 'X' },
    asked: 1,
  });
  expect(await read({ custom_id: 'ZP2' }, isOurs)).toEqual({ callback: null, asked: 0 });
  expect(await read({}, isOurs)).toEqual({ callback: null, asked: 0 });
});

it('questions are limited for each provider, from all networks together', async () => {
  const count = questionLimit(2);
  await count('paypal');
  await count('paypal');
  await expect(count('paypal')).rejects.toThrow(TooManyCallbacks);
  await count('stripe');
});
