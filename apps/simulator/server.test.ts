/** The simulator's authentication, state and pages. The adapters' tests cover its protocols. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCredentials } from './credentials.ts';
import { html } from './pages.ts';
import { type Simulator, startSimulator } from './server.ts';
import { openState } from './state.ts';

const directories: string[] = [];
function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'simulator-'));
  directories.push(directory);
  return directory;
}

const dataDir = newDirectory();
const options = { dataDir, portalUrl: 'http://127.0.0.1:9', payerApproval: 0 };
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator(options);
});
afterAll(async () => {
  await simulator.close();
  for (const directory of directories) rmSync(directory, { recursive: true });
});

function stripe(path: string, body: Record<string, string> | null, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${simulator.credentials.stripe.secretKey}`;
  return fetch(simulator.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...headers },
    ...(body && { body: new URLSearchParams(body) }),
  });
}

const intent = { amount: '1000', currency: 'cny', 'metadata[reference]': 'P0000001' };

async function newIntent(): Promise<{ id: string; client_secret: string }> {
  return (await (await stripe('/v1/payment_intents', intent)).json()) as {
    id: string;
    client_secret: string;
  };
}

function control(command: string, input: unknown, token = simulator.credentials.controlToken) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${simulator.url}/control/${command}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  });
}

describe('credentials', () => {
  it('are created once by concurrent processes, and only their owner can read them', async () => {
    const directory = newDirectory();
    const [one, other] = await Promise.all([openCredentials(directory), openCredentials(directory)]);
    expect(other).toEqual(one);
    expect(await openCredentials(directory)).toEqual(one);
    expect(readdirSync(directory)).toEqual(['credentials.json']);
    expect(statSync(join(directory, 'credentials.json')).mode & 0o077).toBe(0);
  });
});

describe('state', () => {
  it('is restored after a restart, even with an incomplete last line', () => {
    const directory = newDirectory();
    const first = openState(directory).collection<{ n: number }>('things');
    first.put('a', { n: 1 });
    first.put('a', { n: 2 });
    first.put('b', { n: 3 });
    first.remove('b');
    appendFileSync(join(directory, 'state.jsonl'), '["things","a",{"n":');
    const second = openState(directory).collection<{ n: number }>('things');
    expect(second.all()).toEqual([{ n: 2 }]);
    expect(readFileSync(join(directory, 'state.jsonl'), 'utf8').split('\n')).toHaveLength(2);
  });

  it('includes the port', async () => {
    const before = simulator.url;
    await simulator.close();
    simulator = await startSimulator(options);
    expect(simulator.url).toBe(before);
  });
});

describe('the program', () => {
  it('treats an empty variable as unset', async () => {
    const child = fork(join(import.meta.dirname, 'main.ts'), ['--data', newDirectory()], {
      env: { ...process.env, SIMULATOR_PUBLIC_URL: '', SIMULATOR_PORTAL: '', SIMULATOR_PORT: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exited = once(child, 'exit');
    const [message] = await Promise.race([once(child, 'message'), exited]);
    expect(message).toEqual({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    child.kill();
    await exited;
  });
});

describe('the merchant', () => {
  it('is rejected without its keys by every provider', async () => {
    const refusals = await Promise.all([
      stripe('/v1/payment_intents', intent, { authorization: 'Bearer sk_test_other' }),
      fetch(`${simulator.url}/v2/checkout/orders`, {
        method: 'POST',
        headers: { authorization: 'Bearer A21.9.x' },
      }),
      fetch(`${simulator.url}/v1/oauth2/token`, { method: 'POST', headers: { authorization: 'Basic YTpi' } }),
      fetch(`${simulator.url}/v3/pay/transactions/native`, { method: 'POST', body: '{}' }),
      fetch(`${simulator.url}/v3/alipay/trade/query`, { method: 'POST', body: '{}' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('may use an idempotency key for one request only', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await stripe('/v1/payment_intents', intent, key);
    const again = await stripe('/v1/payment_intents', intent, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    const other = await stripe('/v1/payment_intents', { ...intent, amount: '2000' }, key);
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('idempotency_error')]);
  });

  it('may not send payment method types', async () => {
    const answer = await stripe('/v1/payment_intents', { ...intent, 'payment_method_types[0]': 'card' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('parameter_unknown')]);
  });
});

describe('the buyer by card', () => {
  const confirm = async (number: string, secret?: string) => {
    const { id, client_secret } = await newIntent();
    const key = simulator.credentials.stripe.publishableKey;
    const body = { key, client_secret: secret ?? client_secret, 'payment_method_data[card][number]': number };
    const path = `/stripe/intents/${id}/confirm`;
    const answer = await fetch(simulator.url + path, { method: 'POST', body: new URLSearchParams(body) });
    return (await answer.json()) as { status?: string; error?: { code: string; decline_code?: string } };
  };

  it.each([
    ['4242424242424242', 'succeeded', undefined, undefined],
    ['4000000000000002', undefined, 'card_declined', 'generic_decline'],
    ['4000000000009995', undefined, 'card_declined', 'insufficient_funds'],
    ['4929000000006', undefined, 'card_declined', 'test_mode_live_card'],
  ])('%s: %s %s %s', async (number, status, code, decline) => {
    const answer = await confirm(number);
    expect([answer.status, answer.error?.code, answer.error?.decline_code]).toEqual([status, code, decline]);
  });

  it('needs the client secret', async () => {
    expect((await confirm('4242424242424242', 'pi_x_secret_y')).error?.code).toBe('resource_missing');
  });
});

describe('the browser scripts', () => {
  it.each([
    ['/stripe.js', 'window.Stripe ='],
    ['/sdk/js?client-id=x&currency=USD', 'Buttons'],
  ])('%s', async (path, content) => {
    const answer = await fetch(simulator.url + path);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toContain(content);
  });
});

describe('the buyer pages', () => {
  it('escape the merchant’s texts', () => {
    expect(html`<p>${'<script>"&'}</p>`.text).toBe('<p>&lt;script&gt;&quot;&amp;</p>');
  });

  it('reject a form without a signature and an unknown code', async () => {
    const form = await fetch(`${simulator.url}/gateway.do?app_id=1`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(await form.text()).toContain('无法付款');
    expect(await (await fetch(`${simulator.url}/wechat/scan?pr=unknown`)).text()).toContain('二维码无效');
  });
});

describe('control', () => {
  it('needs the token', async () => {
    expect((await control('payer', { approval: 0 }, 'guess')).status).toBe(403);
    expect((await fetch(`${simulator.url}/control/waiting`)).status).toBe(403);
  });

  it('pays, and answers 409 if the payment is not possible', async () => {
    const { id } = await newIntent();
    const reference = 'P0000009';
    expect((await control('pay', { provider: 'stripe', reference })).status).toBe(409);
    await stripe('/v1/payment_intents', { ...intent, 'metadata[reference]': reference });
    expect((await control('pay', { provider: 'stripe', reference, minor: 999 })).status).toBe(200);
    expect((await control('pay', { provider: 'stripe', reference })).status).toBe(409);
    expect((await stripe(`/v1/payment_intents/${id}`, null)).status).toBe(200);
  });

  it('rejects invalid commands', async () => {
    expect((await control('fault', { provider: 'stripe', kind: 'flood' })).status).toBe(422);
    expect((await control('pay', { provider: 'nobody' })).status).toBe(422);
  });
});
