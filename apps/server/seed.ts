/** `npm run seed`: adds what is missing of the sample story to the configured database. */
import { openBeside } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import { giveUp, say } from './progress.ts';
import { seedStory } from './sample.ts';

async function seed(): Promise<void> {
  const env = readConfiguration(process.env);
  if (env.PORTAL_MODE === 'production') throw new Error('The sample story is for demo mode only.');
  const { kernel, stop } = await openBeside(env);
  try {
    await seedStory(kernel.portal);
  } finally {
    await stop();
  }
  say('sample story: complete');
}

await seed().catch(giveUp);
