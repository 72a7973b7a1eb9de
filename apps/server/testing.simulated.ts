/** The fixture with the provider simulator behind it: the real adapters over real HTTP, signatures and callbacks included. */
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@apps/simulator/server';
import { configurePayments } from '@features/payments/adapters';
import { type Fixture, openFixture } from './testing.fixture.ts';

/** A free port, because the simulator must know the portal's address in advance. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface SimulatedFixture {
  fixture: Fixture;
  simulator: Simulator;
  close(): Promise<void>;
}

/** Opens both; the simulated payer approves nothing by itself. */
export async function openSimulatedFixture(): Promise<SimulatedFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'simulator-'));
  const port = await freePort();
  const portalUrl = `http://127.0.0.1:${port}`;
  const simulator = await startSimulator({
    dataDir: folder,
    portalUrl,
    payerApproval: 0,
    retryScale: 0.0005,
  });
  const setup = configurePayments({
    environment: {},
    simulator: simulator.environment,
    mode: 'demo',
    publicUrl: portalUrl,
    clock: () => new Date(),
    timeout: 1500,
  });
  const fixture = await openFixture({ payments: { ...setup, usdRate: 6.5 } });
  await fixture.portal.http.listen({ host: '127.0.0.1', port });
  return {
    fixture,
    simulator,
    async close() {
      await simulator.close();
      await fixture.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Submits Alipay's form like a browser; returns the status and the buyer's return address. */
export async function submitAlipay(formStr: string): Promise<{ status: number; back: string | null }> {
  const action = /action="([^"]+)"/.exec(formStr)?.[1] ?? '';
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of formStr.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    body.append(name, value.replaceAll('&quot;', '"'));
  }
  const { status } = await fetch(action, { method: 'POST', body });
  return { status, back: new URL(action).searchParams.get('return_url') };
}
