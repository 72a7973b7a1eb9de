/** `npm run import`: the entry of the command in import.command.ts. */
import { openForCommand } from './boot.ts';
import { readConfiguration } from './configuration.ts';
import { runImport } from './import.command.ts';
import { exitWithError, printLine } from './progress.ts';

async function importRecords(): Promise<number> {
  const { kernel, stop } = await openForCommand(readConfiguration(process.env));
  try {
    return await runImport(kernel.portal, process.argv.slice(2), printLine);
  } finally {
    await stop();
  }
}

process.exitCode = await importRecords().catch(exitWithError);
