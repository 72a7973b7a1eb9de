/** `npm run seed`: adds missing sample data to the configured database. */
import { openForCommand } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import { exitWithError, printLine } from './progress.ts';
import { seedSampleData } from './sample.ts';

async function seed(): Promise<void> {
  const env = readConfiguration(process.env);
  if (env.PORTAL_MODE === 'production') throw new Error('The sample story is for demo mode only.');
  const { kernel, stop } = await openForCommand(env);
  try {
    await seedSampleData(kernel.portal);
  } finally {
    await stop();
  }
  printLine('sample story: complete');
}

await seed().catch(exitWithError);
