/** One suite over the four adapters, against the provider simulator over real HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@apps/simulator/server';
import { fen, usdCents } from '@platform/contract/money';
import { eventually } from '@platform/server/testing/eventually';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalProvider, providers } from '../../contract/provider.ts';
import {
  type Callback,
  ForgedCallback,
  type ProviderAdapter,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
  type RawCallback,
} from '../adapter.ts';
import { configurePayments } from './config.ts';

/** A callback and the adapter's result. */
interface ReceivedCallback {
  provider: ExternalProvider;
  raw: RawCallback;
  callback: Callback | null;
  error: unknown;
}

interface Bench {
  simulator: Simulator;
  adapter: (name: ExternalProvider) => ProviderAdapter;
  received: ReceivedCallback[];
  /** The callbacks that named a payment. */
  receivedFor: (reference: string) => ReceivedCallback[];
  /** When false the merchant refuses callbacks, so that the provider sends them again. */
  acceptsCallbacks: { value: boolean };
  /** Recreates the adapters, without their state. */
  restartMerchant: (timeout?: number) => void;
  restartSimulator: () => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds for one operation, generous for a busy machine. */
/** Every reference is ours: PayPal is asked about each. */
const isOurs = async () => true;

const longTimeout = 5000;

/** Starts everything over real HTTP on free ports of the loopback interface. */
async function startBench(): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulator-'));
  const received: ReceivedCallback[] = [];
  const acceptsCallbacks = { value: true };
  let adapters: Partial<Record<ExternalProvider, ProviderAdapter>> = {};

  const adapter = (name: ExternalProvider): ProviderAdapter => {
    const configured = adapters[name];
    if (!configured) throw new Error(`${name} is off`);
    return configured;
  };
  const merchant = createServer((request, response) => void receive(request, response));
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = request.url?.split('/').at(-1) as ExternalProvider;
    const raw = { headers: request.headers, rawBody: Buffer.concat(await request.toArray()) };
    let callback: Callback | null = null;
    let error: unknown = null;
    try {
      callback = await adapter(provider).readCallback(raw, isOurs);
    } catch (refusal) {
      error = refusal;
    }
    received.push({ provider, raw, callback, error });
    const answer = adapter(provider).acknowledge(error === null && acceptsCallbacks.value);
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
  }
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const portalUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;

  const options = { dataDir, portalUrl, payerApproval: 0, retryScale: 0.0002 };
  const bench: Bench = {
    simulator: await startSimulator(options),
    adapter,
    received,
    receivedFor: (reference) => received.filter((one) => one.callback?.reference === reference),
    acceptsCallbacks,
    restartMerchant(timeout = longTimeout) {
      const { environment: simulator } = bench.simulator;
      const clock = () => new Date();
      const setup = { environment: {}, simulator, publicUrl: portalUrl, clock, timeout };
      adapters = configurePayments({ ...setup, mode: 'demo' }).adapters;
    },
    async restartSimulator() {
      await bench.simulator.close();
      bench.simulator = await startSimulator(options);
    },
    async close() {
      await bench.simulator.close();
      merchant.closeAllConnections();
      await new Promise((resolve) => merchant.close(resolve));
      await rm(dataDir, { recursive: true });
    },
  };
  bench.restartMerchant();
  return bench;
}

let counter = 0;

/** A payment that no other test uses: ¥128.50 or US$19.77, due in half an hour. */
function newPayment(patch: Partial<ProviderPayment> = {}): ProviderPayment {
  counter += 1;
  return {
    reference: `P${Date.now()}T${String(counter).padStart(4, '0')}`,
    providerId: null,
    amount: fen(12_850),
    usdAmount: usdCents(1977),
    description: '景泰蓝 <花瓶> & 团扇',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...patch,
  };
}

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
/** Milliseconds between two looks for a callback. */
const interval = 10;
const control = () => bench.simulator.control;
afterAll(() => bench.close());
afterEach(() => {
  for (const provider of providers) {
    control().fault({ provider, kind: 'none' });
    control().callbacks({ provider });
  }
  bench.acceptsCallbacks.value = true;
});

/** Differences between the providers' protocols. */
const traits: Record<
  ExternalProvider,
  { due: { currency: 'CNY' | 'USD'; minor: number }; captures: boolean; pending: boolean; stale: boolean }
> = {
  stripe: { due: { currency: 'CNY', minor: 12_850 }, captures: false, pending: true, stale: true },
  paypal: { due: { currency: 'USD', minor: 1977 }, captures: true, pending: true, stale: false },
  wechat: { due: { currency: 'CNY', minor: 12_850 }, captures: false, pending: true, stale: true },
  alipay: { due: { currency: 'CNY', minor: 12_850 }, captures: false, pending: false, stale: false },
};

describe.each(providers)('%s', (provider) => {
  const { due, captures, pending, stale } = traits[provider];
  const adapter = () => bench.adapter(provider);

  /** Opens a payment up to the buyer's first action. */
  async function open(patch: Partial<ProviderPayment> = {}): Promise<ProviderPayment> {
    const payment = newPayment(patch);
    const { providerId, presentation } = await adapter().create(payment);
    if (presentation.kind === 'form') await submit(presentation.formStr);
    return { ...payment, providerId };
  }

  /** Opens a payment and lets the buyer pay; captures it where the merchant does. */
  async function paid(options: { minor?: number } = {}): Promise<ProviderPayment> {
    const payment = await open();
    control().pay({ provider, reference: payment.reference, ...options });
    if (captures) await adapter().capture(payment);
    return payment;
  }

  const callbacksOf = (payment: ProviderPayment) => bench.receivedFor(payment.reference);
  const untilCallbacks = (payment: ProviderPayment, count: number) =>
    eventually(() => expect(callbacksOf(payment).length).toBeGreaterThanOrEqual(count), interval);

  describe('create', () => {
    it('returns the same payment when repeated', async () => {
      const payment = newPayment();
      const [first, second] = [await adapter().create(payment), await adapter().create(payment)];
      expect(second.providerId).toBe(first.providerId);
      if (first.presentation.kind !== 'form') expect(second.presentation).toEqual(first.presentation);
    });

    it('leaves the payment unpaid', async () => {
      expect(await adapter().query(await open())).toEqual({ state: 'unpaid' });
    });
  });

  describe('query', () => {
    it('reports an unknown payment as unpaid', async () => {
      expect(await adapter().query(newPayment())).toEqual({ state: 'unpaid' });
    });

    it('reports amount, time and transaction of a payment', async () => {
      // Providers report whole seconds.
      const begun = Date.now() - 1000;
      const state = await adapter().query(await paid());
      expect(state).toMatchObject({
        state: 'paid',
        amount: due,
        transactionId: expect.stringMatching(/\w{8}/),
      });
      const { paidAt } = state as { paidAt: Date };
      expect(paidAt.getTime()).toBeGreaterThanOrEqual(begun);
      expect(paidAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    });

    it('reports the amount that was paid, right or wrong', async () => {
      const state = await adapter().query(await paid({ minor: 1 }));
      expect(state).toMatchObject({ state: 'paid', amount: { ...due, minor: 1 } });
    });

    if (captures)
      it('reports an approved payment as approved, not paid', async () => {
        const payment = await open();
        control().pay({ provider, reference: payment.reference });
        expect(await adapter().query(payment)).toEqual({ state: 'approved' });
      });

    if (pending)
      it('reports pending money as processing, and received money as paid', async () => {
        const payment = await open();
        const { reference } = payment;
        control().pay({ provider, reference, pending: true });
        expect(await adapter().capture(payment)).toEqual({ state: 'processing' });
        control().settle({ provider, reference });
        expect(await adapter().query(payment)).toMatchObject({ state: 'paid', amount: due });
      });

    it('leaves a declined payment open for another attempt', async () => {
      const payment = await open();
      const { reference } = payment;
      control().decline({ provider, reference });
      const captured = await adapter().capture(payment);
      expect(captured.state).toBe(captures ? 'failed' : 'unpaid');
      expect(await adapter().query(payment)).toMatchObject({
        state: 'unpaid',
        ...(provider === 'stripe' && { declined: { reason: '银行卡被拒绝', at: expect.any(Date) } }),
      });
      control().pay({ provider, reference });
      expect(await adapter().capture(payment)).toMatchObject({ state: 'paid', amount: due });
    });
  });

  it('captures once', async () => {
    const payment = await paid();
    const [first, second] = [await adapter().capture(payment), await adapter().capture(payment)];
    expect(first).toMatchObject({ state: 'paid', amount: due });
    expect(second).toEqual(first);
  });

  describe('close', () => {
    if (!captures)
      it('prevents payment', async () => {
        const payment = await open();
        await adapter().close(payment);
        expect(() => control().pay({ provider, reference: payment.reference })).toThrow();
        expect(await adapter().query(payment)).toEqual({ state: 'closed' });
      });

    if (captures)
      it('moves no money without a capture', async () => {
        const payment = await open();
        await adapter().close(payment);
        control().pay({ provider, reference: payment.reference });
        expect(await adapter().query(payment)).toEqual({ state: 'approved' });
      });

    it('can be repeated, and closes an unopened payment', async () => {
      const payment = await open();
      await adapter().close(payment);
      await adapter().close(payment);
      await adapter().close(newPayment());
    });

    it('leaves a paid payment paid', async () => {
      const payment = await paid();
      await adapter().close(payment);
      expect(await adapter().query(payment)).toMatchObject({ state: 'paid', amount: due });
    });
  });

  describe('refund', () => {
    it('refunds once, which the query reports', async () => {
      const payment = await paid();
      const reference = newPayment().reference;
      const first = await adapter().refund(payment, reference);
      expect(first).toEqual({ state: 'completed', refundId: expect.stringMatching(/\w{6}/) });
      expect(await adapter().refund(payment, reference)).toEqual(first);
      expect(await adapter().query(payment)).toMatchObject({ state: 'refunded' });
    });

    it('refunds the paid amount, not the amount due', async () => {
      const payment = await paid({ minor: 450 });
      const { reference } = newPayment();
      const first = await adapter().refund(payment, reference);
      expect(first).toMatchObject({ state: 'completed' });
      expect(await adapter().refund(payment, reference)).toEqual(first);
      expect(await adapter().query(payment)).toMatchObject({ state: 'refunded' });
    });

    it('refunds parts, each once, up to the paid amount', async () => {
      const payment = await paid();
      const [first, second, third] = [newPayment(), newPayment(), newPayment()];
      const part = await adapter().refund(payment, first.reference, 450);
      expect(part).toMatchObject({ state: 'completed' });
      expect(await adapter().refund(payment, first.reference, 450)).toEqual(part);
      const tooMuch = await adapter().refund(payment, second.reference, due.minor - 449);
      expect(tooMuch).toMatchObject({ state: 'failed' });
      const rest = await adapter().refund(payment, third.reference, due.minor - 450);
      expect(rest).toMatchObject({ state: 'completed' });
      expect(await adapter().query(payment)).toMatchObject({ state: 'refunded' });
      expect(await adapter().refund(payment, first.reference, 450)).toEqual(part);
    });

    it('fails for a payment without money', async () => {
      expect(await adapter().refund(await open(), newPayment().reference)).toMatchObject({ state: 'failed' });
    });

    it('notifies the merchant', async () => {
      const payment = await paid();
      await untilCallbacks(payment, 1);
      const before = callbacksOf(payment).length;
      await adapter().refund(payment, newPayment().reference);
      await untilCallbacks(payment, before + 1);
    });
  });

  describe('readCallback', () => {
    it('verifies a genuine callback and reads its payment', async () => {
      const payment = await paid();
      await untilCallbacks(payment, captures ? 2 : 1);
      const ids = callbacksOf(payment).map(({ callback }) => callback?.eventId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id !== undefined && id.length > 8)).toBe(true);
    });

    it('reads duplicates identically', async () => {
      control().callbacks({ provider, copies: 3 });
      const payment = await paid();
      await untilCallbacks(payment, 3);
      const [first, second] = callbacksOf(payment);
      expect(second?.callback).toEqual(first?.callback);
    });

    it('accepts late callbacks', async () => {
      control().callbacks({ provider, delayMs: 150 });
      const payment = await paid();
      expect(callbacksOf(payment)).toEqual([]);
      await untilCallbacks(payment, 1);
    });

    it('accepts them out of order', async () => {
      control().callbacks({ provider, mode: 'hold' });
      const payment = await paid();
      await adapter().refund(payment, newPayment().reference);
      expect(callbacksOf(payment)).toEqual([]);
      await control().release({ provider, reversed: true });
      const times = callbacksOf(payment).length;
      expect(times).toBe(captures ? 3 : 2);
      expect(await adapter().query(payment)).toMatchObject({ state: 'refunded' });
    });

    it('is repeated until the merchant accepts it', async () => {
      bench.acceptsCallbacks.value = false;
      const payment = await paid();
      await untilCallbacks(payment, 2);
      bench.acceptsCallbacks.value = true;
      await eventually(() => {
        const waiting = control()
          .waiting()
          .filter(({ payload }) => payload.includes(payment.reference));
        expect(waiting).toEqual([]);
      }, interval);
    });

    it('may be lost; the query still reports the payment', async () => {
      control().callbacks({ provider, mode: 'drop' });
      const payment = await paid();
      expect(await adapter().query(payment)).toMatchObject({ state: 'paid' });
      expect(callbacksOf(payment)).toEqual([]);
    });

    it('only names the payment: a genuine callback about an unpaid one changes nothing', async () => {
      const payment = await open();
      control().announce({ provider, reference: payment.reference });
      await untilCallbacks(payment, 1);
      expect((await adapter().query(payment)).state).toBe('unpaid');
    });

    const forgeries = ['body', 'key', 'addressee'] as const;
    const timed = stale ? (['stale', 'future'] as const) : [];
    const probes = provider === 'wechat' ? (['test'] as const) : [];
    it.each([...forgeries, ...timed, ...probes])('rejects a forgery: %s', async (forgery) => {
      const payment = await paid();
      await untilCallbacks(payment, captures ? 2 : 1);
      const { status } = await control().forge({ provider, reference: payment.reference, forgery });
      expect(status).toBe(400);
      expect(bench.received.at(-1)?.error).toBeInstanceOf(ForgedCallback);
    });

    it('rejects a callback without a signature', async () => {
      const payment = await paid();
      await untilCallbacks(payment, 1);
      const rawBody = callbacksOf(payment)[0]?.raw.rawBody ?? Buffer.alloc(0);
      const unsigned = Buffer.from(rawBody.toString().replace(/&sign=[^&]*/, ''));
      await expect(adapter().readCallback({ headers: {}, rawBody: unsigned }, isOurs)).rejects.toThrow(
        ForgedCallback,
      );
      await expect(adapter().readCallback({ headers: {}, rawBody: Buffer.alloc(0) }, isOurs)).rejects.toThrow(
        ForgedCallback,
      );
    });
  });

  describe('the wire', () => {
    const faults = [
      { kind: 'status', status: 503 },
      { kind: 'status', status: 429 },
      { kind: 'drop' },
      { kind: 'tamper' },
    ] as const;
    it.each(faults)('$kind $status: unavailable, then available again', async (fault) => {
      const payment = await paid();
      control().fault({ provider, ...fault });
      await expect(adapter().query(payment)).rejects.toThrow(ProviderUnavailable);
      control().fault({ provider, kind: 'none' });
      expect(await adapter().query(payment)).toMatchObject({ state: 'paid' });
    });

    it('completes a refund after a lost answer when repeated', async () => {
      const payment = await paid();
      const { reference } = newPayment();
      control().fault({ provider, kind: 'tamper', path: 'refund' });
      await expect(adapter().refund(payment, reference)).rejects.toThrow(ProviderUnavailable);
      control().fault({ provider, kind: 'none' });
      expect(await adapter().refund(payment, reference)).toMatchObject({ state: 'completed' });
      expect(await adapter().query(payment)).toMatchObject({ state: 'refunded' });
    });

    it('respects its time-out', async () => {
      const payment = await paid();
      // The test would end before the provider's answer.
      control().fault({ provider, kind: 'slow', ms: 60_000 });
      bench.restartMerchant(300);
      await expect(adapter().query(payment)).rejects.toThrow(ProviderUnavailable);
      bench.restartMerchant();
    });

    it('reveals no secret in errors', async () => {
      control().fault({ provider, kind: 'tamper' });
      const payment = { ...newPayment(), providerId: 'UNKNOWN1' };
      const error: unknown = await adapter()
        .query(payment)
        .catch((thrown: unknown) => thrown);
      const text = JSON.stringify([String(error), error, (error as Error).cause ?? null]);
      for (const secret of Object.values(bench.simulator.environment)) {
        if (secret.length > 20 && !secret.startsWith('http')) expect(text).not.toContain(secret.slice(0, 40));
      }
    });
  });

  it('survives a restart of the provider with its payments and undelivered callbacks', async () => {
    bench.acceptsCallbacks.value = false;
    const payment = await paid();
    const unpaid = await open();
    await bench.restartSimulator();
    expect(await adapter().query(payment)).toMatchObject({ state: 'paid', amount: due });
    expect(await adapter().query(unpaid)).toEqual({ state: 'unpaid' });
    bench.acceptsCallbacks.value = true;
    await untilCallbacks(payment, 1);
  });
});

describe.each(providers)('%s callbacks', (provider) => {
  it('are rejected when any byte is changed', async () => {
    const payment = newPayment();
    const { presentation } = await bench.adapter(provider).create(payment);
    if (presentation.kind === 'form') await submit(presentation.formStr);
    control().announce({ provider, reference: payment.reference });
    await eventually(() => expect(bench.receivedFor(payment.reference).length).toBe(1), interval);
    const [genuine] = bench.receivedFor(payment.reference);
    const { headers = {}, rawBody = Buffer.alloc(0) } = genuine?.raw ?? {};
    const change = fc.record({
      at: fc.nat({ max: rawBody.length - 1 }),
      by: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const changed = Buffer.from(rawBody);
        changed.writeUInt8(changed.readUInt8(at) ^ by, at);
        // Another encoding of the same form, such as %3a for %3A, is the same.
        fc.pre(provider !== 'alipay' || !sameForm(changed, rawBody));
        const callback = bench.adapter(provider).readCallback({ headers, rawBody: changed }, isOurs);
        // PayPal is not asked about an event that names no payment any more; it is ignored.
        const isIgnored = provider === 'paypal' && (await callback.catch(() => undefined)) === null;
        if (!isIgnored) await expect(callback).rejects.toThrow(ForgedCallback);
      }),
      { numRuns: provider === 'paypal' ? 100 : 300 },
    );
  });
});

describe('stripe', () => {
  it('rejects an amount below its minimum', async () => {
    const created = bench.adapter('stripe').create(newPayment({ amount: fen(100) }));
    await expect(created).rejects.toThrow(ProviderRefused);
    await expect(created).rejects.toThrow('amount_too_small');
  });
});

describe('wechat', () => {
  it('lets the simulated payer approve during queries', async () => {
    const payment = newPayment();
    await bench.adapter('wechat').create(payment);
    expect(await bench.adapter('wechat').query(payment)).toEqual({ state: 'unpaid' });
    control().payer({ approval: 1 });
    expect(await bench.adapter('wechat').query(payment)).toMatchObject({ state: 'paid' });
    control().payer({ approval: 0 });
  });
});

describe('paypal', () => {
  it('recovers after a failed token request', async () => {
    bench.restartMerchant();
    control().fault({ provider: 'paypal', kind: 'status', status: 503, path: '/v1/oauth2' });
    const payment = newPayment();
    await expect(bench.adapter('paypal').create(payment)).rejects.toThrow(ProviderUnavailable);
    control().fault({ provider: 'paypal', kind: 'none' });
    expect((await bench.adapter('paypal').create(payment)).providerId).toMatch(/\w{8}/);
  });

  it('requests another token when PayPal has revoked the current one', async () => {
    await bench.adapter('paypal').create(newPayment());
    control().fault({ provider: 'paypal', kind: 'status', status: 401, times: 1, path: '/v2/' });
    expect((await bench.adapter('paypal').create(newPayment())).providerId).toMatch(/\w{8}/);
  });
});

/** Whether two forms have the same fields; signatures are the same when they decode to the same bytes. */
function sameForm(one: Buffer, other: Buffer): boolean {
  const meaning = (body: Buffer) =>
    JSON.stringify(
      [...new URLSearchParams(body.toString('utf8'))].map(([name, value]) =>
        name === 'sign' ? [name, Buffer.from(value, 'base64').toString('hex')] : [name, value],
      ),
    );
  return meaning(one) === meaning(other);
}

/** Submits the form as the buyer's browser does. */
async function submit(formStr: string): Promise<void> {
  const action = /action="([^"]+)"/.exec(formStr)?.[1] ?? '';
  const fields = [...formStr.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of fields) body.append(name, value.replaceAll('&quot;', '"'));
  const answer = await fetch(action, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('订单待付款');
}
