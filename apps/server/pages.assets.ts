/** The client build's files: named by their content, compressed at build time, kept by browsers for a year. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** What protects documents says nothing about a script or a picture; with fifty small files it is a file's worth of bytes. */
const forDocuments = ['cross-origin-opener-policy', 'referrer-policy', 'x-frame-options', 'x-request-id'];

/** A file named by its content never changes, so nobody asks whether it has. */
const forRevalidation = ['accept-ranges', 'etag', 'last-modified'];

/** Serves the files below `folder`; each is a route of its own, so that nothing else is looked for on the disk. */
export async function mountAssets(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/');
      for (const name of [...forDocuments, ...(isNamedByContent ? forRevalidation : [])])
        reply.removeHeader(name);
      reply.header('cache-control', isNamedByContent ? year : hour);
    },
  });
}
