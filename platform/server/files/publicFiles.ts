/** Serves stored files: addresses contain a hash of the content, so they are cached forever. */
import { genericErrors } from '@platform/contract/errors';
import type { FastifyInstance } from 'fastify';
import { failure } from '../http/failure.ts';
import { filesPath, type Storage } from './storage.ts';

const mediaTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Mounts /files/*. Unknown kinds are sent as downloads; nothing stored can run scripts. */
export function mountFiles(http: FastifyInstance, storage: Storage): void {
  http.get<{ Params: { '*': string } }>(`${filesPath}*`, async (request, reply) => {
    const key = request.params['*'];
    const bytes = await storage.read(key);
    if (!bytes) throw failure(genericErrors.NOT_FOUND);
    const mediaType = mediaTypes[key.slice(key.lastIndexOf('.') + 1)];
    if (!mediaType) reply.header('content-disposition', 'attachment');
    return reply
      .type(mediaType ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
