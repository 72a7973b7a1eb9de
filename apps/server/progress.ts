/** Lines for the person at the terminal; logs are for machines. */

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints why nothing works, and ends the process. */
export function giveUp(error: Error): never {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
