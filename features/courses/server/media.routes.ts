/** Sends videos and captions: previews to everyone, others at sealed addresses. Parts of a video by range requests. */
import { genericErrors } from '@platform/contract/errors';
import { loadScript } from '@platform/contract/script/load';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { openVideo, videoPath } from './addresses.ts';
import { mayLearn } from './enrolments.store.ts';
import { findPublicMedia, type MediaRow, previewPath, readMedia } from './media.store.ts';
import { convertCaptions, isId } from './rules.ts';

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
  return reply.send(method === 'HEAD' ? undefined : await storage.streamPrivate(key, { start, end }));
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
  const { http, db } = portal;
  http.get<{ Params: { id: string; script?: string } }>(
    `${previewPath}/:id/:script?`,
    async (request, reply) => {
      const { id, script } = request.params;
      const media = isId(id) ? await findPublicMedia(db, id) : null;
      if (!media || (script !== undefined && script !== 'hans' && script !== 'hant')) throw notFound();
      reply.header('cache-control', 'public, max-age=600');
      return script ? sendCaptions(media, script, reply) : sendVideo(portal, media, request, reply);
    },
  );
  http.get<{ Querystring: { token?: unknown } }>(videoPath, async (request, reply) => {
    const opened = await openVideo(portal, request.query.token, request.headers.cookie);
    if (!opened) throw notFound();
    const { grant, member } = opened;
    if (!(await mayLearn(db, member, grant.courseId))) throw notFound();
    const media = (await readMedia(db, [grant.mediaId])).get(grant.mediaId);
    if (!media) throw notFound();
    reply.header('cache-control', 'private, no-store');
    return grant.script ? sendCaptions(media, grant.script, reply) : sendVideo(portal, media, request, reply);
  });
}
