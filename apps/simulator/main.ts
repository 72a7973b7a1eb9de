/** The simulator as a program: `node apps/simulator/main.ts --data DIR --portal URL [--port N] …`, or by environment. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startSimulator } from './server.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    portal: { type: 'string' },
    host: { type: 'string' },
    port: { type: 'string' },
    'public-url': { type: 'string' },
    'payer-approval': { type: 'string' },
  },
});
/** An empty variable counts as unset. */
const variable = (name: string) => process.env[name] || undefined;

const settings = z
  .object({
    dataDir: z.string({ error: '--data or SIMULATOR_DATA must name a directory' }).min(1),
    portalUrl: z.url().default('http://localhost:3000'),
    host: z.string().default('127.0.0.1'),
    port: z.coerce.number().int().min(0).max(65_535).default(0),
    publicUrl: z.url().optional(),
    payerApproval: z.coerce.number().min(0).max(1).default(0.3),
  })
  .safeParse({
    dataDir: values.data ?? variable('SIMULATOR_DATA'),
    portalUrl: values.portal ?? variable('SIMULATOR_PORTAL'),
    host: values.host ?? variable('SIMULATOR_HOST'),
    port: values.port ?? variable('SIMULATOR_PORT'),
    publicUrl: values['public-url'] ?? variable('SIMULATOR_PUBLIC_URL'),
    payerApproval: values['payer-approval'] ?? variable('SIMULATOR_PAYER_APPROVAL'),
  });

if (!settings.success) {
  process.stderr.write(`${z.prettifyError(settings.error)}\n`);
  process.exit(2);
}

const simulator = await startSimulator(settings.data);

/** Ends with the portal that started it, or on a signal. */
const stop = () => void simulator.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

process.send?.({ url: simulator.url });
process.stdout.write(`provider simulator at ${simulator.url}\n`);
