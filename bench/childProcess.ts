/** Programs that a run starts: each stops at the end of the run, and exits with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import memory from '../scripts/memory.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..');
const exitWithParent = pathToFileURL(join(root, 'scripts', 'exitWithParent.mjs')).href;

export interface Program {
  pid: number;
  /** Waits for a matching line on standard output. Rejects when the program exits before. */
  line(pattern: RegExp): Promise<string>;
  /** Sends a message and waits for the next message from the program. */
  request<Answer>(message: object): Promise<Answer>;
  /** Waits for a message. */
  receive<Answer>(): Promise<Answer>;
  /** Stops the program gracefully and waits. */
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
  const receive = async () => {
    const [message] = await Promise.race([once(child, 'message'), failed]);
    return message;
  };
  return {
    pid: child.pid ?? 0,
    async line(pattern) {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[0];
        if (child.stdout) await Promise.race([once(child.stdout, 'data'), failed]);
      }
    },
    receive,
    request(message) {
      const answer = receive();
      child.send(message);
      return answer;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Starts a program of the project under the same Node, in production mode, with the options of `npm start`. */
export function start(file: string, variables: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [...memory.arguments, '--import', exitWithParent, join(root, file)], {
    cwd: root,
    env: {
      ...process.env,
      ...memory.environment,
      NODE_ENV: 'production',
      FOLLOWED_PROCESS: String(process.pid),
      ...variables,
    },
    // The fourth closes when this process exits (scripts/exitWithParent.mjs).
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'ipc'],
  });
  return programOf(child, file);
}
