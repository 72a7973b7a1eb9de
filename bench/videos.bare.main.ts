/** A bare @fastify/static with one folder; its parent names it. */
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const http = fastify();
process.on('SIGTERM', () => process.exit(0));
process.on('message', async ({ root }: { root: string }) => {
  await http.register(fastifyStatic, { root });
  process.send?.({ url: await http.listen({ host: '127.0.0.1', port: 0 }) });
});
process.send?.({ ready: true });
