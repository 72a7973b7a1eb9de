/** The conformance suite's bench: a simulator, the four adapters, and a merchant that receives callbacks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@apps/simulator/server';
import { fen, usdCents } from '@platform/contract/money';
import type { ProviderName } from '../../contract/provider.ts';
import type { Callback, ProviderAdapter, ProviderPayment, RawCallback } from '../adapter.ts';
import { configurePayments } from './config.ts';

/** A callback as it arrived, and what the adapter made of it. */
export interface Received {
  provider: ProviderName;
  raw: RawCallback;
  callback: Callback | null;
  error: unknown;
}

export interface Bench {
  simulator: Simulator;
  adapter: (name: ProviderName) => ProviderAdapter;
  received: Received[];
  /** The callbacks that named a payment. */
  receivedFor: (reference: string) => Received[];
  /** When false the merchant refuses callbacks, so that the provider sends them again. */
  accepting: { value: boolean };
  /** Makes the adapters anew, without anything they remember. */
  restartMerchant: (timeout?: number) => void;
  restartSimulator: () => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds for one operation, generous for a busy machine. */
const patientTimeout = 5000;

/** Starts everything over real HTTP on free ports of the loopback interface. */
export async function startBench(): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulator-'));
  const received: Received[] = [];
  const accepting = { value: true };
  let adapters: Partial<Record<ProviderName, ProviderAdapter>> = {};

  const adapter = (name: ProviderName): ProviderAdapter => {
    const found = adapters[name];
    if (!found) throw new Error(`${name} is off`);
    return found;
  };
  const merchant = createServer((request, response) => void receive(request, response));
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = request.url?.split('/').at(-1) as ProviderName;
    const raw = { headers: request.headers, rawBody: Buffer.concat(await request.toArray()) };
    let callback: Callback | null = null;
    let error: unknown = null;
    try {
      callback = await adapter(provider).readCallback(raw);
    } catch (refusal) {
      error = refusal;
    }
    received.push({ provider, raw, callback, error });
    const answer = adapter(provider).acknowledge(error === null && accepting.value);
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
    accepting,
    restartMerchant(timeout = patientTimeout) {
      const { environment: simulator } = bench.simulator;
      const clock = () => new Date();
      const wanted = { environment: {}, simulator, publicUrl: portalUrl, clock, timeout };
      adapters = configurePayments({ ...wanted, mode: 'demo' }).adapters;
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
export function newPayment(patch: Partial<ProviderPayment> = {}): ProviderPayment {
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
