/**
 * Preloaded into a process that must not outlive the one that started it: the starter holds the other end of
 * descriptor 3, which closes when it dies, however it dies.
 */
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// Threads and forked processes inherit the preload, but only the process itself has that descriptor.
if (isMainThread && process.env.FOLLOWED_PROCESS === String(process.ppid)) {
  const line = new Socket({ fd: 3, readable: true, writable: false });
  line.on('error', () => {});
  line.on('close', () => process.kill(process.pid, 'SIGKILL'));
  line.resume();
  line.unref();
}
