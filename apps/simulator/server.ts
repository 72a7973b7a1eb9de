/** Starts the provider simulator: four providers on one port, with their state in one directory. */
import type { AddressInfo } from 'node:net';
import type { ProviderName } from '@features/payments/contract/provider';
import fastify, { type FastifyInstance } from 'fastify';
import { CallbackSender } from './callbacks.ts';
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
  /** The directory of payments and keys; created if missing. */
  dataDir: string;
  host?: string | undefined;
  /** 0 for the port of the last start if it is free, else any port. */
  port?: number | undefined;
  /** The address for browsers and the merchant; its own by default. */
  publicUrl?: string | undefined;
  /** The merchant's address, for the callbacks of Stripe and PayPal. */
  portalUrl: string;
  /** How likely the WeChat payer approves at each status query; 0.3 (specification, section 9). */
  payerApproval?: number | undefined;
  random?: (() => number) | undefined;
  clock?: (() => Date) | undefined;
  /** Multiplies the waiting times between deliveries of a callback; 1 by default. */
  retryScale?: number | undefined;
}

export interface Simulator {
  url: string;
  credentials: SimulatorCredentials;
  /** The environment variables of a merchant of this simulator. */
  environment: ReturnType<typeof merchantEnvironment>;
  control: Control;
  close(): Promise<void>;
}

/** Starts the simulator; resolves when it listens. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { random = Math.random, clock = () => new Date() } = options;
  const credentials = await openCredentials(options.dataDir);
  const state = openState(options.dataDir);
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  // Signatures cover the raw bytes, so bodies are not parsed before verification.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  let approval = options.payerApproval ?? 0.3;
  let url = options.publicUrl ?? '';
  const providers = new Map<ProviderName, SimulatedProvider>();
  const provider = (name: ProviderName): SimulatedProvider => {
    const instance = providers.get(name);
    if (!instance) throw new RangeError(`no provider ${name}`);
    return instance;
  };
  const callbacks = new CallbackSender({ state, provider, retryScale: options.retryScale ?? 1 });
  const faults = new Faults();
  const context: ProviderContext = {
    credentials,
    state,
    callbacks,
    clock,
    url: () => url,
    webhookUrl: (name) => `${options.portalUrl}/api/payments/callbacks/${name}`,
    payerApproves: () => random() < approval,
  };
  const factories = [simulatedStripe, simulatedPaypal, simulatedWechat, simulatedAlipay];
  for (const simulated of factories.map((make) => make(context))) {
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
  const control = simulatorControl({ provider, callbackSender: callbacks, faults, setApproval });
  await app.register(async (scope) => controlRoutes(scope, control, credentials.controlToken));

  const port = await listen(app, state, options.host ?? '127.0.0.1', options.port ?? 0);
  url ||= `http://127.0.0.1:${port}`;
  callbacks.resume();
  return {
    url,
    credentials,
    environment: merchantEnvironment(credentials, url),
    control,
    async close() {
      callbacks.close();
      await app.close();
    },
  };
}

/** Open pages and scanned codes contain the port, so a restart uses the same one if possible. */
async function listen(
  app: FastifyInstance,
  state: State,
  host: string,
  requestedPort: number,
): Promise<number> {
  const ports = state.collection<number>('server');
  const lastPort = requestedPort === 0 ? ports.get('port') : undefined;
  try {
    await app.listen({ host, port: lastPort ?? requestedPort });
  } catch (error) {
    if (lastPort === undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await app.listen({ host, port: 0 });
  }
  const { port } = app.server.address() as AddressInfo;
  return ports.put('port', port);
}
