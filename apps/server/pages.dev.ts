/** Pages in development: served by Vite, each page rendered from the sources. */
import { chosenVariant } from '@platform/server/http/variant';
import type { FastifyInstance } from 'fastify';
import { isPage, splitVariant } from './pages.address.ts';
import type { Renderer, Site, WebBuild } from './pages.renderer.ts';

interface DevOptions {
  /** The folder of the web app. */
  root: string;
  origin: string;
  get: Site['get'];
}

/** Mounts Vite's middleware with hot reload on the server's own port. */
export async function mountDevPages(http: FastifyInstance, { root, origin, get }: DevOptions): Promise<void> {
  // From here on Vite watches the files; with `node --watch` its temporary files would restart the server.
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  http.addHook('onClose', () => vite.close());

  async function open(): Promise<Renderer> {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
    return build.entry.module.openRenderer(build);
  }

  http.get('/*', (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound();
    const { raw } = reply.hijack();
    const fail = (error: Error) => {
      vite.ssrFixStacktrace(error);
      request.log.error({ err: error }, 'page failed');
      raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    };
    vite.middlewares(request.raw, raw, (problem?: Error) => {
      if (problem) return fail(problem);
      open()
        .then((renderer) => {
          const variant = splitVariant(request.url).variant || chosenVariant(request.headers.cookie);
          return renderer.render(new Request(`${origin}${request.url}`), {
            origin,
            variant,
            nonce: undefined,
            get,
          });
        })
        .then(async (response) => {
          raw.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
        })
        .catch(fail);
    });
    return reply;
  });
}
