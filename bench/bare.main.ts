/** A bare Fastify with one route; its parent sends the response, and asks for the used processor time. */
import fastify from 'fastify';

interface Instruction {
  /** In base64. */
  bytes?: string;
  headers?: Record<string, string>;
}

const http = fastify();
process.on('SIGTERM', () => process.exit(0));
process.on('message', async ({ bytes, headers = {} }: Instruction) => {
  if (bytes === undefined) {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
    return;
  }
  const body = Buffer.from(bytes, 'base64');
  http.get('/*', (_request, reply) => {
    reply.headers(headers).send(body);
  });
  process.send?.({ url: await http.listen({ host: '127.0.0.1', port: 0 }) });
});
process.send?.({ ready: true });
