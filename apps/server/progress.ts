/** Output for the operator at the terminal; logs are for programs. */

/** Prints a line. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Errors whose message is enough for the operator. */
const expectedErrors = new Set(['AlreadyRunning', 'InvalidConfiguration']);

/** Prints an error, and ends the process. */
export function exitWithError(error: Error): never {
  process.stderr.write(
    `\n${expectedErrors.has(error.name) ? error.message : (error.stack ?? error.message)}\n`,
  );
  process.exit(1);
}
