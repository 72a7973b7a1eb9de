/** Network faults of a provider, set by control calls. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderName } from '@features/payments/contract/provider';
import type { FastifyInstance } from 'fastify';

/** `status` answers with an error page, `drop` cuts the connection, `slow` waits, `tamper` changes the signed answer. */
interface Fault {
  kind: 'status' | 'drop' | 'slow' | 'tamper';
  status?: number | undefined;
  ms?: number | undefined;
  /** The number of affected requests; without it, until it is cleared. */
  times?: number | undefined;
  /** Only requests whose path contains this. */
  path?: string | undefined;
}

export class Faults {
  readonly #faults = new Map<ProviderName, Fault>();

  set(provider: ProviderName, fault: Fault | null): void {
    if (fault) this.#faults.set(provider, { ...fault });
    else this.#faults.delete(provider);
  }

  #take(provider: ProviderName, path: string, tampering: boolean): Fault | null {
    const fault = this.#faults.get(provider);
    if (!fault || (fault.kind === 'tamper') !== tampering) return null;
    if (fault.path !== undefined && !path.includes(fault.path)) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.#faults.delete(provider);
    }
    return fault;
  }

  /** Applies a provider's faults to its routes. */
  install(app: FastifyInstance, provider: ProviderName): void {
    app.addHook('onRequest', async (request, reply) => {
      const fault = this.#take(provider, request.url, false);
      if (fault?.kind === 'drop') {
        reply.hijack();
        request.raw.socket.destroy();
      } else if (fault?.kind === 'status') {
        const page = '<html><body>upstream failure</body></html>';
        await reply
          .code(fault.status ?? 503)
          .type('text/html')
          .send(page);
      } else if (fault?.kind === 'slow') {
        await sleep(fault.ms ?? 1000);
      }
    });
    app.addHook('onSend', async (request, _reply, payload) => {
      if (!this.#take(provider, request.url, true) || typeof payload !== 'string') return payload;
      // An added space is still valid JSON, which only the signature detects; without a signature the JSON becomes invalid.
      return payload.startsWith('{') && (provider === 'wechat' || provider === 'alipay')
        ? `${payload} `
        : `${payload}}`;
    });
  }
}
