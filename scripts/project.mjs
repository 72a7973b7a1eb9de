/** What all scripts share: paths, the pinned Node, processes and output. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const programs = join(root, 'node_modules', '.bin');
/** The Node that package.json pins; the machine's own runs only the scripts. */
export const pinnedNode = join(programs, 'node');

/** The path of a program of an installed package. */
export function program(name) {
  return join(programs, name);
}

/**
 * The environment of all child processes: packages' programs find the pinned Node first, and Node caches compiled
 * code, which halves the time to the first request.
 */
export function projectEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Prints a line of progress. */
export function printLine(line) {
  process.stdout.write(`中轴  ${line}\n`);
}

/** Prints why the script cannot continue, and exits. */
export function exitWithError(...lines) {
  process.stderr.write(`中轴  ${lines.join('\n      ')}\n`);
  process.exit(1);
}

/** Formats a duration in milliseconds as seconds. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Whether a process with this id exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs a program without showing its output; returns its exit code and output. */
export function run(file, args, { cwd = root, env = projectEnvironment() } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}${signal}\n` : output }),
    );
  });
}

/** Runs a program in the terminal of this process; returns its exit code. */
export function runVisible(file, args, { cwd = root, env = projectEnvironment() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: 'inherit' });
    child.on('error', (error) => exitWithError(`${file}: ${error.message}`));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
