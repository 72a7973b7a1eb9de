/** Ends connections whose body arrives too slowly: each would occupy a connection for minutes with a few bytes. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import './mount.ts';

/** Milliseconds for the body of a call without an upload: at most 256 KB. */
export const bodyTimeout = 60_000;

/** Closes the connection of a body that is not complete in time, unless its endpoint takes an upload. */
export function endSlowBodies(http: FastifyInstance, timeout: number): void {
  http.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0;
    const { socket } = raw;
    // Injected requests have no connection.
    const takesUpload = routeOptions.config?.takesUpload || routeOptions.config?.endpoint?.upload;
    if (hasBody && socket instanceof Socket && !takesUpload) {
      const timer = setTimeout(() => socket.destroy(), timeout).unref();
      // An unread body goes on arriving after the answer.
      const stop = () => {
        if (raw.complete || socket.destroyed) clearTimeout(timer);
      };
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
