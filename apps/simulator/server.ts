/** Starts the provider simulator: four providers on one port, their memory in one directory. */
import type { AddressInfo } from 'node:net';
import type { ProviderName } from '@features/payments/contract/provider';
import fastify, { type FastifyInstance } from 'fastify';
import { Postman } from './callbacks.ts';
import { type Control, controlRoutes, simulatorControl } from './control.ts';
import { merchantEnvironment, openCredentials, type SimulatorCredentials } from './credentials.ts';
import { Faults } from './faults.ts';
import { pageRoutes } from './pages.ts';
import type { ProviderContext, SimulatedProvider } from './provider.ts';
import { simulatedAlipay } from './providers/alipay/alipay.ts';
import { simulatedPaypal } from './providers/paypal/paypal.ts';
import { simulatedStripe } from './providers/stripe/stripe.ts';
import { simulatedWechat } from './providers/wechat/wechat.ts';
import { openState, type State } from './state.ts';

export interface SimulatorOptions {
  /** Where payments and keys are kept; created if missing. */
  dataDir: string;
  host?: string | undefined;
  /** 0 takes the port of the last start if it is free, else any. */
  port?: number | undefined;
  /** The address under which browsers and the merchant reach it; its own address if not given. */
  publicUrl?: string | undefined;
  /** The merchant's address, for the callbacks of Stripe and PayPal. */
  portalUrl: string;
  /** How likely the WeChat payer approves at each status query; 0.3 (specification, section 9). */
  payerApproval?: number | undefined;
  random?: (() => number) | undefined;
  clock?: (() => Date) | undefined;
  /** Multiplies the waiting times between deliveries of a callback; 1 if not given. */
  retryScale?: number | undefined;
}

export interface Simulator {
  url: string;
  credentials: SimulatorCredentials;
  /** What a merchant of this simulator puts into its environment. */
  environment: ReturnType<typeof merchantEnvironment>;
  control: Control;
  close(): Promise<void>;
}

/** Starts the simulator and answers once it listens. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { random = Math.random, clock = () => new Date() } = options;
  const credentials = await openCredentials(options.dataDir);
  const state = openState(options.dataDir);
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  // Signatures cover the bytes as they came, so nothing parses a body before it is verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  let approval = options.payerApproval ?? 0.3;
  let url = options.publicUrl ?? '';
  const providers = new Map<ProviderName, SimulatedProvider>();
  const provider = (name: ProviderName): SimulatedProvider => {
    const found = providers.get(name);
    if (!found) throw new RangeError(`no provider ${name}`);
    return found;
  };
  const postman = new Postman({ state, provider, retryScale: options.retryScale ?? 1 });
  const faults = new Faults();
  const context: ProviderContext = {
    credentials,
    state,
    postman,
    clock,
    url: () => url,
    webhookUrl: (name) => `${options.portalUrl}/api/payments/callbacks/${name}`,
    payerApproves: () => random() < approval,
  };
  const makers = [simulatedStripe, simulatedPaypal, simulatedWechat, simulatedAlipay];
  for (const simulated of makers.map((make) => make(context))) {
    providers.set(simulated.name, simulated);
    await app.register(async (scope) => {
      faults.install(scope, simulated.name);
      simulated.routes(scope);
    });
  }
  await app.register(async (scope) => pageRoutes(scope));
  const setApproval = (value: number) => {
    approval = value;
  };
  const control = simulatorControl({ provider, postman, faults, setApproval });
  await app.register(async (scope) => controlRoutes(scope, control, credentials.controlToken));

  const port = await listen(app, state, options.host ?? '127.0.0.1', options.port ?? 0);
  url ||= `http://127.0.0.1:${port}`;
  postman.resume();
  return {
    url,
    credentials,
    environment: merchantEnvironment(credentials, url),
    control,
    async close() {
      postman.close();
      await app.close();
    },
  };
}

/** Open pages and scanned codes name the port, so a restart keeps it where it can. */
async function listen(app: FastifyInstance, state: State, host: string, wanted: number): Promise<number> {
  const ports = state.collection<number>('server');
  const kept = wanted === 0 ? ports.get('port') : undefined;
  try {
    await app.listen({ host, port: kept ?? wanted });
  } catch (error) {
    if (kept === undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await app.listen({ host, port: 0 });
  }
  const { port } = app.server.address() as AddressInfo;
  return ports.put('port', port);
}
