/** A kernel without features, for tests of the platform. */
import { kernelEnvironment } from '../env.ts';
import { type Kernel, type KernelOptions, openKernel } from '../kernel.ts';
import { openLog } from '../log.ts';

/** Opens a kernel that runs no jobs, logs nothing and sends no emails, unless the options say otherwise. */
export function openTestKernel(
  databaseUrl: string,
  { env = {}, ...options }: Partial<Omit<KernelOptions, 'env'>> & { env?: Record<string, string> } = {},
): Promise<Kernel> {
  return openKernel({
    env: kernelEnvironment.parse({ NODE_ENV: 'test', JOBS: 'false', APP_SECRET: 'x'.repeat(32), ...env }),
    databaseUrl,
    log: openLog('silent'),
    mail: { send: async () => {} },
    ...options,
  });
}
