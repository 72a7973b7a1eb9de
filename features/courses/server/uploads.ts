/** Resumable uploads of videos by the tus protocol. An unfinished one is kept for a day, on S3 where files are kept there. */
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { genericErrors } from '@platform/contract/errors';
import { day } from '@platform/server/clock';
import { s3Config } from '@platform/server/files/storage';
import { Failure, failure } from '@platform/server/http/failure';
import { originOf } from '@platform/server/http/mount';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Caller, Portal } from '@platform/server/portal';
import { FileStore } from '@tus/file-store';
import type { S3Store } from '@tus/s3-store';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxVideoBytes, mediaErrors, mediaUploadPath } from '../contract/media.ts';
import { keepVideo } from './media.actions.ts';
import { readMedia } from './media.store.ts';
import { isId, isStaff } from './rules.ts';

const lifetime = { expirationPeriodInMilliseconds: day };
const maxNameLength = 200;

async function openStore({ env }: Pick<Portal, 'env'>): Promise<FileStore | S3Store> {
  const s3ClientConfig = s3Config(env);
  if (s3ClientConfig) {
    // Loaded only where it is used: the S3 client is large.
    const { S3Store } = await import('@tus/s3-store');
    return new S3Store({ s3ClientConfig, ...lifetime });
  }
  const directory = join(env.DATA_DIR, 'uploads');
  await mkdir(directory, { recursive: true });
  return new FileStore({ directory, ...lifetime });
}

/** A failure as the tus server sends it, in the envelope of all answers. */
function answerOf({ entry: { code, message, status }, details }: Failure) {
  return { status_code: status, body: JSON.stringify({ success: false, code, message, details }) };
}

function answerOfError(portal: Portal, error: Error | { status_code: number; body: string }) {
  if (error instanceof Failure) return answerOf(error);
  if (!('status_code' in error)) {
    portal.log.error({ err: error }, 'upload failed');
    return answerOf(failure(genericErrors.INTERNAL));
  }
  const { VIDEO_TOO_LARGE } = mediaErrors;
  return error.status_code === VIDEO_TOO_LARGE.status ? answerOf(failure(VIDEO_TOO_LARGE)) : error;
}

/** The caller of an upload's requests. Throws UNAUTHENTICATED, FORBIDDEN. */
async function uploader(portal: Portal, request: FastifyRequest): Promise<Caller> {
  const caller = await portal.identify(originOf(request));
  if (!caller) throw failure(genericErrors.UNAUTHENTICATED);
  if (!isStaff(caller)) throw failure(genericErrors.FORBIDDEN);
  return caller;
}

const removeUploads = cronJob('remove-course-uploads', '11 * * * *');

/** Mounts the tus server for editors. */
export async function mountUploads(portal: Portal): Promise<void> {
  const store = await openStore(portal);
  const callers = new WeakMap<IncomingMessage, Caller>();
  const server = new Server({
    path: mediaUploadPath,
    datastore: store,
    relativeLocation: true,
    maxSize: maxVideoBytes,
    namingFunction: () => portal.random.id(),
    async onUploadCreate({ runtime }, { metadata }) {
      const caller = runtime?.node?.req && callers.get(runtime.node.req as IncomingMessage);
      const { filename = null } = metadata ?? {};
      return { metadata: { filename, ownerId: caller?.id ?? null } };
    },
    async onUploadFinish(_request, { id, size = 0, metadata }) {
      const { filename, ownerId = null } = metadata ?? {};
      const name = (filename || '视频').slice(0, maxNameLength);
      try {
        const contents = await store.read(id);
        await keepVideo(portal, { id, ownerId, name, size, contents });
      } finally {
        await store.remove(id);
      }
      return {};
    },
    onResponseError: (_request, error) => answerOfError(portal, error),
  });
  portal.jobs.handle(removeUploads, async () => void (await server.cleanUpExpiredUploads()));

  /** Answers a client that did not get the answer to its last part. */
  async function isComplete({ method, params }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { '*': id = '' } = params as { '*'?: string };
    const media = method === 'HEAD' && isId(id) ? (await readMedia(portal.db, [id])).get(id) : undefined;
    if (media)
      reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': media.size, 'upload-length': media.size });
    return media !== undefined;
  }

  await portal.http.register(async (http) => {
    // The tus server reads the bodies itself.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const url of [mediaUploadPath, `${mediaUploadPath}/*`]) {
      http.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        config: { takesUpload: true },
        async handler(request, reply) {
          callers.set(request.raw, await uploader(portal, request));
          if (await isComplete(request, reply)) return reply.send();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          reply.hijack();
          return server.handle(request.raw, reply.raw);
        },
      });
    }
  });
}
