/** Sends videos and captions: previews to everyone, others at sealed addresses. Parts of a video by range requests. */
import { Readable } from 'node:stream';
import { genericErrors } from '@platform/contract/errors';
import { loadScript } from '@platform/contract/script/load';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { type OpenedVideo, openPreview, openVideo } from './addresses.ts';
import type { MediaRow } from './media.store.ts';
import { convertCaptions, previewPath, videoPath } from './rules.ts';

const notFound = () => failure(genericErrors.NOT_FOUND);

/** Sends a video, or the one part of it that is asked for; several parts at once are answered by the whole. */
async function sendVideo(
  { storage }: Pick<Portal, 'storage'>,
  { key, size, mediaType }: MediaRow,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${key.replace(/^.*\/|\..*$/g, '')}"`;
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const ranges = isSame && headers.range ? parseRange(size, headers.range) : null;
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (ranges === -1) {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const part =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.type(mediaType).header('content-length', end - start + 1);
  // An empty stream, so that the length of what a GET sends stays in the header.
  if (method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.streamPrivate(key, { start, end }));
}

async function sendCaptions(
  { captions }: MediaRow,
  script: 'hans' | 'hant',
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (captions === null) throw notFound();
  return reply.type('text/vtt; charset=utf-8').send(convertCaptions(captions, await loadScript(script)));
}

/** Mounts the addresses of videos. What cannot be had is not found, whatever the reason. */
export function mountVideos(portal: Portal): void {
  const { http } = portal;
  async function send(
    opened: OpenedVideo | null,
    caching: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!opened) throw notFound();
    const { media, script } = opened;
    reply.header('cache-control', caching);
    return script ? sendCaptions(media, script, reply) : sendVideo(portal, media, request, reply);
  }
  http.get<{ Params: { id: string; script?: string } }>(
    `${previewPath}/:id/:script?`,
    async (request, reply) =>
      send(await openPreview(portal, request.params), 'public, max-age=600', request, reply),
  );
  http.get<{ Querystring: { token?: unknown } }>(videoPath, async (request, reply) => {
    const opened = await openVideo(portal, request.query.token, request.headers.cookie);
    return send(opened, 'private, no-store', request, reply);
  });
}
