/** Lines for the person at the terminal; logs are for machines. */

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Errors that their message alone explains to the operator. */
const plain = new Set(['AlreadyRunning', 'InvalidConfiguration']);

/** Prints why nothing works, and ends the process. */
export function giveUp(error: Error): never {
  process.stderr.write(`\n${plain.has(error.name) ? error.message : (error.stack ?? error.message)}\n`);
  process.exit(1);
}
