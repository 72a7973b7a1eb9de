/** Serving: boots the portal, adds the pages, opens the door, and closes it again in order. */
import { readDemoAccount } from '@features/accounts/demo';
import { callCounter } from '@platform/server/http/http';
import { type Booted, boot } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import type { OuterSources } from './pages.policy.ts';
import { mountPages } from './pages.ts';
import { giveUp, say } from './progress.ts';
import { seedStory } from './sample.ts';

/** Content security of the pages: the providers' scripts, frames and forms. */
function sourcesOf({ providers }: Booted): OuterSources {
  const { scriptSrc, connectSrc, frameSrc, formAction } = providers.setup.contentSecurity;
  return { script: scriptSrc, connect: connectSrc, frame: frameSrc, formAction };
}

async function serve(booted: Booted): Promise<void> {
  const { env, kernel } = booted;
  const { portal } = kernel;
  const dev = process.argv.includes('--dev');
  const [pages] = await Promise.all([
    mountPages(portal.http, {
      origin: portal.publicUrl,
      dev,
      sources: sourcesOf(booted),
      admit: callCounter(portal.http),
    }),
    env.PORTAL_MODE === 'demo' && seedStory(portal),
  ]);
  portal.cache.onInvalidate((tag) => pages.invalidate(tag));
  await kernel.start();
  await portal.http.listen({ host: env.HOST, port: env.PORT });
}

async function open(): Promise<Booted> {
  const booted = await boot(readConfiguration(process.env));
  try {
    await serve(booted);
    return booted;
  } catch (error) {
    await booted.stop();
    throw error;
  }
}

async function greet({ env, kernel }: Booted): Promise<void> {
  // Since the process began.
  const seconds = (performance.now() / 1000).toFixed(1);
  const visitor = env.PORTAL_MODE === 'demo' ? await readDemoAccount('user') : null;
  const account = visitor ? ` (demo account: ${visitor.username} / ${visitor.password})` : '';
  say(`中轴 is ready after ${seconds} s: ${kernel.portal.publicUrl}${account}`);
}

/** Ends on the first signal, in order; a second one ends at once. */
function endOnSignal(booted: Booted): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(130);
      ending = true;
      say('ending: finishing what is in flight');
      booted.stop().then(() => process.exit(0), giveUp);
    });
  }
}

const booted = await open().catch(giveUp);
endOnSignal(booted);
await greet(booted);
