/** Programs that a run starts: each dies with the run, and is ended in order when the run is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = join(import.meta.dirname, '..');
const follow = pathToFileURL(join(root, 'scripts', 'exitWithParent.mjs')).href;

export interface Program {
  pid: number;
  /** Waits for a line that matches on standard output. Rejects when the program ends before. */
  line(pattern: RegExp): Promise<string>;
  /** Sends a message and waits for the next one that comes back. */
  ask<Answer>(message: object): Promise<Answer>;
  /** Waits for a message. */
  hear<Answer>(): Promise<Answer>;
  /** Ends it gracefully and waits. */
  end(): Promise<void>;
}

function programOf(child: ChildProcess, file: string): Program {
  let output = '';
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with code ${code}\n${output}`);
  });
  failed.catch(() => {});
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const hear = async () => {
    const [message] = await Promise.race([once(child, 'message'), failed]);
    return message;
  };
  return {
    pid: child.pid ?? 0,
    async line(pattern) {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[0];
        if (child.stdout) await Promise.race([once(child.stdout, 'data'), failed]);
      }
    },
    hear,
    ask(message) {
      const answer = hear();
      child.send(message);
      return answer;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts one of the project's programs under this very Node, in production's manner. */
export function start(file: string, variables: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['--import', follow, join(root, file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FOLLOWED_PROCESS: String(process.pid), ...variables },
    // The fourth is the line by which a program notices that we have died.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'ipc'],
  });
  return programOf(child, file);
}
