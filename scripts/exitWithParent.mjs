/**
 * A preloaded module that ends the process with its parent: the parent has the other end of descriptor 3, which
 * closes when the parent ends for any reason.
 */
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// Threads and forked processes inherit the preload, but only the process itself has the descriptor.
if (isMainThread && process.env.FOLLOWED_PROCESS === String(process.ppid)) {
  const socket = new Socket({ fd: 3, readable: true, writable: false });
  socket.on('error', () => {});
  socket.on('close', () => process.kill(process.pid, 'SIGKILL'));
  socket.resume();
  socket.unref();
}
