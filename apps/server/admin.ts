/** `npm run admin`: the entry of the command in admin.command.ts. */
import { runAdmin } from './admin.command.ts';
import { openForCommand } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import { exitWithError } from './progress.ts';

async function admin(): Promise<number> {
  const { kernel, stop } = await openForCommand(readConfiguration(process.env));
  try {
    const terminal = { input: process.stdin, output: process.stdout };
    return await runAdmin(kernel.portal, process.argv.slice(2), terminal);
  } finally {
    await stop();
  }
}

process.exitCode = await admin().catch(exitWithError);
