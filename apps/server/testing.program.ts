/** The server as a separate program for tests that kill it; it sends its address to the parent. */
import { kernelEnvironment } from '@platform/server/env';
import { openKernel } from '@platform/server/kernel';
import { openLog } from '@platform/server/log';
import { compose } from './compose.ts';

const env = kernelEnvironment.parse(process.env);
const kernel = await openKernel({ env, databaseUrl: env.DATABASE_URL ?? '', log: openLog('silent') });
await compose(kernel, {
  payments: { adapters: {}, browser: {}, simulated: [], usdRate: 6.5 },
  maxUnpaid: { orders: Infinity, pieces: Infinity },
});
await kernel.start();
process.send?.(await kernel.portal.http.listen({ host: '127.0.0.1', port: 0 }));
