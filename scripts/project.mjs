/** What all scripts know: where the project is, which Node runs it, how a line is shown. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const programs = join(root, 'node_modules', '.bin');
/** The Node that package.json pins; the machine's own only runs the scripts. */
export const pinnedNode = join(programs, 'node');

/** The path of a program that a package brings. */
export function program(name) {
  return join(programs, name);
}

/**
 * The environment of everything we start: packages' programs find the pinned Node first, and Node keeps what it
 * has compiled, which halves the time to the first request.
 */
export function projectEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Shows a line about what goes on. */
export function say(line) {
  process.stdout.write(`中轴  ${line}\n`);
}

/** Says why there is no going on, and ends. */
export function giveUp(...lines) {
  process.stderr.write(`中轴  ${lines.join('\n      ')}\n`);
  process.exit(1);
}

/** A duration for people, from milliseconds. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Whether a process of this number exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs a program to its end without showing what it prints: its exit code and output. */
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

/** Runs a program to its end on our own terminal: its exit code. */
export function show(file, args, { cwd = root, env = projectEnvironment() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: 'inherit' });
    child.on('error', (error) => giveUp(`${file}: ${error.message}`));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
