/** The client build's files: named by their content, compressed at build time, kept by browsers for a year. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** Headers that protect documents are useless for scripts and pictures, and cost bytes in fifty small files. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
];

/** A file named by its content never changes and needs no revalidation. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified'];

/** Serves the files below `folder`; each file is a route, so that other paths are not looked up on the disk. */
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
      for (const name of [...documentHeaders, ...(isNamedByContent ? revalidationHeaders : [])])
        reply.removeHeader(name);
      reply.header('cache-control', isNamedByContent ? year : hour);
    },
  });
}
