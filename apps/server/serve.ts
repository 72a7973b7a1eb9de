/** Boots the portal, mounts the pages, listens, and stops in order. */
import { readDemoAccount } from '@features/accounts/demo';
import { isPublicAddress } from '@platform/server/env';
import { callCounter } from '@platform/server/http/http';
import { type BootedPortal, boot } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import type { ExternalSources } from './pages.policy.ts';
import { mountPages } from './pages.ts';
import { exitWithError, printLine } from './progress.ts';
import { seedSampleData } from './sample.ts';

/** Content security of the pages: the providers' scripts, frames and forms. */
function sourcesOf({ providers }: BootedPortal): ExternalSources {
  const { scriptSrc, connectSrc, frameSrc, formAction } = providers.setup.contentSecurity;
  return { script: scriptSrc, connect: connectSrc, frame: frameSrc, formAction };
}

async function serve(instance: BootedPortal): Promise<void> {
  const { env, kernel } = instance;
  const { portal } = kernel;
  const dev = process.argv.includes('--dev');
  const [pages] = await Promise.all([
    mountPages(portal.http, {
      origin: portal.publicUrl,
      dev,
      sources: sourcesOf(instance),
      countRendering: callCounter(portal.http),
    }),
    env.PORTAL_MODE === 'demo' && seedSampleData(portal),
  ]);
  portal.cache.onInvalidate((tag) => pages.invalidate(tag));
  await kernel.start();
  await portal.http.listen({ host: env.HOST, port: env.PORT });
}

async function open(): Promise<BootedPortal> {
  const portal = await boot(readConfiguration(process.env));
  try {
    await serve(portal);
    return portal;
  } catch (error) {
    await portal.stop();
    throw error;
  }
}

async function printReady({ env, kernel }: BootedPortal): Promise<void> {
  // Since the start of the process.
  const seconds = (performance.now() / 1000).toFixed(1);
  const visitor = env.PORTAL_MODE === 'demo' ? await readDemoAccount('user') : null;
  const account = visitor ? ` (demo account: ${visitor.username} / ${visitor.password})` : '';
  if (visitor && isPublicAddress(kernel.portal.publicUrl)) {
    const warning = `DEMO MODE at the public address ${kernel.portal.publicUrl}: everyone can log in as an administrator with a published password. Set PORTAL_MODE=production.`;
    kernel.portal.log.error({ publicUrl: kernel.portal.publicUrl }, 'demo mode at a public address');
    for (const line of ['!'.repeat(80), warning, '!'.repeat(80)]) printLine(line);
  }
  printLine(`中轴 is ready after ${seconds} s: ${kernel.portal.publicUrl}${account}`);
}

/** Stops in order on the first signal, at once on the second. */
function stopOnSignal(portal: BootedPortal): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(130);
      isEnding = true;
      printLine('ending: finishing what is in flight');
      portal.stop().then(() => process.exit(0), exitWithError);
    });
  }
}

const portal = await open().catch(exitWithError);
stopOnSignal(portal);
await printReady(portal);
