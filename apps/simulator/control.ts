/** The simulator's control calls: actions of buyers, providers and the network for tests and developers. */
import { providerName } from '@features/payments/contract/provider';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallbackSender, Delivery } from './callbacks.ts';
import type { Faults } from './faults.ts';
import { bodyText, forgeries, NotPayable, type SimulatedProvider } from './provider.ts';

const payment = z.object({ provider: providerName, reference: z.string() });

/** The commands by name, each with its input. */
const controlInputs = {
  /** The buyer pays (PayPal: approves); `minor` for a wrong amount, `pending` for pending money. */
  pay: payment.extend({ minor: z.int().positive().optional(), pending: z.boolean().optional() }),
  decline: payment,
  settle: payment,
  /** Sends a properly signed "paid" callback whether the payment was paid or not. */
  announce: payment,
  /** Sends a forged "paid" callback and answers with the merchant's status. */
  forge: payment.extend({ forgery: z.enum(forgeries) }),
  callbacks: z.object({
    provider: providerName,
    mode: z.enum(['deliver', 'drop', 'hold']).default('deliver'),
    copies: z.int().min(1).max(100).default(1),
    delayMs: z.int().min(0).default(0),
  }),
  release: z.object({ provider: providerName, reversed: z.boolean().default(false) }),
  /** How likely the WeChat payer approves at each status query, 0 to 1. */
  payer: z.object({ approval: z.number().min(0).max(1) }),
  fault: z.object({
    provider: providerName,
    kind: z.enum(['none', 'status', 'drop', 'slow', 'tamper']),
    status: z.int().min(400).max(599).optional(),
    ms: z.int().min(0).optional(),
    times: z.int().min(1).optional(),
    path: z.string().optional(),
  }),
} as const;

type Inputs = typeof controlInputs;
type Input<Name extends keyof Inputs> = z.input<Inputs[Name]>;

interface ControlDependencies {
  provider: (name: z.infer<typeof providerName>) => SimulatedProvider;
  callbackSender: CallbackSender;
  faults: Faults;
  setApproval: (approval: number) => void;
}

export type Control = ReturnType<typeof simulatorControl>;

export function simulatorControl({ provider, callbackSender, faults, setApproval }: ControlDependencies) {
  return {
    pay({ provider: name, reference, minor, pending }: Input<'pay'>): void {
      provider(name).pay(reference, { minor, pending });
    },
    decline({ provider: name, reference }: Input<'decline'>): void {
      provider(name).decline(reference);
    },
    settle({ provider: name, reference }: Input<'settle'>): void {
      provider(name).settle(reference);
    },
    announce({ provider: name, reference }: Input<'announce'>): void {
      callbackSender.send(name, provider(name).paidMessage(reference));
    },
    async forge({ provider: name, reference, forgery }: Input<'forge'>): Promise<{ status: number }> {
      return { status: await callbackSender.forge(name, provider(name).paidMessage(reference), forgery) };
    },
    callbacks(input: Input<'callbacks'>): void {
      const { provider: name, ...policy } = controlInputs.callbacks.parse(input);
      callbackSender.setPolicy(name, policy);
    },
    async release({ provider: name, reversed = false }: Input<'release'>): Promise<void> {
      await callbackSender.release(name, reversed);
    },
    payer({ approval }: Input<'payer'>): void {
      setApproval(approval);
    },
    fault({ provider: name, kind, ...fault }: Input<'fault'>): void {
      faults.set(name, kind === 'none' ? null : { kind, ...fault });
    },
    /** Callbacks that the merchant has not accepted. */
    waiting: (): Delivery[] => callbackSender.waiting(),
  };
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The same commands over HTTP: POST /control/{command}, from this machine and with the control token only. */
export function controlRoutes(app: FastifyInstance, control: Control, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowed = loopback.has(request.ip) && request.headers.authorization === `Bearer ${token}`;
    if (!allowed) await reply.code(403).send({ message: 'control token needed' });
  });
  app.setErrorHandler((error, _request, reply) => {
    const isInvalid =
      error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RangeError;
    const status = error instanceof NotPayable ? 409 : isInvalid ? 422 : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : 'failed' });
  });
  app.get('/control/waiting', (_request, reply) => reply.send(control.waiting()));
  for (const name of Object.keys(controlInputs) as (keyof Inputs)[]) {
    const command = control[name] as (input: unknown) => unknown;
    app.post(`/control/${name}`, async (request, reply) => {
      const result = await command(controlInputs[name].parse(JSON.parse(bodyText(request) || '{}')));
      return reply.send(result ?? { done: true });
    });
  }
}
