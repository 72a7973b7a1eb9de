/** The whole configuration: the kernel's variables, the payments' and those of the providers. */
import {
  configurePayments,
  PaymentConfigurationError,
  paymentEnvironment,
  rateEnvironment,
} from '@features/payments/adapters';
import {
  InvalidConfiguration,
  kernelEnvironment,
  productionProblems,
  readEnvironment,
} from '@platform/server/env';
import { z } from 'zod';

const configuration = kernelEnvironment.extend({
  ...rateEnvironment.shape,
  ...paymentEnvironment.shape,
  /** The port of the provider simulator in demo mode; 0 for any free port. */
  SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The address of the simulator for browsers, if it differs from its own. */
  SIMULATOR_PUBLIC_URL: z.url().optional(),
});
export type Configuration = z.infer<typeof configuration>;

/** The problems of the payment variables. */
function paymentProblems(env: Configuration): readonly string[] {
  const { PORTAL_MODE: mode, PUBLIC_URL: publicUrl = 'http://localhost' } = env;
  try {
    configurePayments({ environment: env, mode, publicUrl, clock: () => new Date() });
    return [];
  } catch (error) {
    if (error instanceof PaymentConfigurationError) return error.problems;
    throw error;
  }
}

/** Reads and checks the configuration. Throws InvalidConfiguration with all problems. */
export function readConfiguration(source: NodeJS.ProcessEnv): Configuration {
  const env = readEnvironment(configuration, source);
  const problems = [...productionProblems(env), ...paymentProblems(env)];
  if (problems.length > 0) throw new InvalidConfiguration(problems);
  return env;
}
