/** `npm run audit`: the entry of the command in audit.command.ts. */
import { runAudit } from './audit.command.ts';
import { openForCommand } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import { exitWithError } from './progress.ts';

async function audit(): Promise<number> {
  const { kernel, stop } = await openForCommand(readConfiguration(process.env));
  try {
    return await runAudit(kernel.portal, process.stdout);
  } finally {
    await stop();
  }
}

process.exitCode = await audit().catch(exitWithError);
