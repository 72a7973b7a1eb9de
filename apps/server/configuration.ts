/** The whole configuration: the kernel's variables, the payments' and those of the providers. */
import { paymentEnvironment } from '@features/payments/adapters';
import { paymentsEnvironment } from '@features/payments/env';
import {
  BadConfiguration,
  kernelEnvironment,
  productionProblems,
  readEnvironment,
} from '@platform/server/env';
import { z } from 'zod';

const configuration = kernelEnvironment.extend({
  ...paymentsEnvironment.shape,
  ...paymentEnvironment.shape,
  /** Where the provider simulator listens in demo mode; 0 takes any free port. */
  SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The address of the simulator for browsers, where it isn't its own. */
  SIMULATOR_PUBLIC_URL: z.url().optional(),
});
export type Configuration = z.infer<typeof configuration>;

/** Reads and checks the configuration. Throws BadConfiguration with everything that is wrong. */
export function readConfiguration(source: NodeJS.ProcessEnv): Configuration {
  const env = readEnvironment(configuration, source);
  const problems = productionProblems(env);
  if (problems.length > 0) throw new BadConfiguration(problems);
  return env;
}
