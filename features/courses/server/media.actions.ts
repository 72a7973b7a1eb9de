/** Videos as editors handle them: checked when their upload is complete, captioned, removed when no course uses them. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Data } from '@platform/contract/endpoint';
import { after, day } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Caller, Services } from '@platform/server/portal';
import { fileTypeFromBuffer } from 'file-type';
import { CustomSource, Input, type InputVideoTrack, MP4, WEBM } from 'mediabunny';
import type { z } from 'zod';
import { courseErrors } from '../contract/errors.ts';
import type * as contract from '../contract/media.ts';
import { type CourseMedia, mediaErrors } from '../contract/media.ts';
import { sealedVideo } from './addresses.ts';
import {
  deleteUnusedMedia,
  findMedia,
  findMediaPage,
  insertMedia,
  type MediaRow,
  type UsedMedia,
  updateCaptions,
} from './media.store.ts';
import { isWebVtt } from './rules.ts';

/** How long a video waits for its course. */
export const unusedMediaLifetime = 7 * day;

const batchSize = 50;

/** The longest video: a day. */
const maxSeconds = 86_400;

/** What all current browsers play; of H.264 the profiles with 8 bits and 4:2:0. */
const playableVideo = /^(avc1|avc3)\.(42|4D|58|64)|^(vp8|vp09\.00|av01\.0)/i;
const playableAudio = /^(mp4a\.|opus|vorbis|mp3|flac)/i;

/** Bytes from which the kind of a file is read. */
const sniffedBytes = 4100;

type Stored = Pick<MediaRow, 'key' | 'size'>;

async function codecProblem(
  video: InputVideoTrack,
  audioCodec: string | null | undefined,
): Promise<string | null> {
  const codec = await video.getCodecParameterString();
  if (codec === null || !playableVideo.test(codec)) return codec ?? '未知';
  // Without a sound track `audioCodec` is undefined.
  return audioCodec === undefined || playableAudio.test(audioCodec ?? '') ? null : (audioCodec ?? '未知');
}

/** Reads what a stored file is. Throws WRONG_VIDEO_KIND, VIDEO_UNREADABLE, VIDEO_UNPLAYABLE. */
export async function readVideo(ctx: Pick<Services, 'storage'>, { key, size }: Stored) {
  if (size === 0) throw failure(mediaErrors.WRONG_VIDEO_KIND);
  const head = await ctx.storage.streamPrivate(key, { start: 0, end: Math.min(size, sniffedBytes) - 1 });
  const kind = (await fileTypeFromBuffer(await buffer(head)).catch(() => undefined))?.mime;
  const mediaType =
    kind === 'video/webm' ? kind : kind === 'video/mp4' || kind === 'video/x-m4v' ? 'video/mp4' : null;
  if (mediaType === null) throw failure(mediaErrors.WRONG_VIDEO_KIND);
  using input = new Input({
    formats: [mediaType === 'video/mp4' ? MP4 : WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: async (start, end) =>
        // Node's type of the same web stream.
        Readable.toWeb(
          await ctx.storage.streamPrivate(key, { start, end: end - 1 }),
        ) as ReadableStream<Uint8Array>,
    }),
  });
  let problem: string | null;
  let facts: Pick<MediaRow, 'seconds' | 'width' | 'height'>;
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video) throw new Error('no pictures');
    problem = await codecProblem(video, audio ? await audio.getCodecParameterString() : undefined);
    const seconds = Math.round((await input.computeDuration()) * 1000) / 1000;
    if (!(seconds > 0 && seconds <= maxSeconds)) throw new Error(`${seconds} seconds`);
    facts = { seconds, width: video.displayWidth, height: video.displayHeight };
  } catch {
    throw failure(mediaErrors.VIDEO_UNREADABLE);
  }
  if (problem !== null) throw failure(mediaErrors.VIDEO_UNPLAYABLE, { codec: problem });
  return { ...facts, mediaType } as const;
}

interface Upload {
  id: string;
  ownerId: string | null;
  name: string;
  size: number;
  contents: Readable;
}

/** Keeps a complete upload as a video. Throws as `readVideo`, and keeps nothing then. */
export async function keepVideo(
  ctx: Pick<Services, 'storage' | 'db' | 'clock'>,
  { id, ownerId, name, size, contents }: Upload,
): Promise<void> {
  const { storage, db, clock } = ctx;
  const key = await storage.putPrivateStream('courses', contents, 'video', size);
  try {
    const facts = await readVideo(ctx, { key, size });
    await insertMedia(db, { id, ownerId, name, key, size, ...facts, createdAt: clock.now() });
  } catch (error) {
    await storage.removePrivate(key);
    throw error;
  }
}

type Media = Pick<Services, 'db' | 'seal' | 'clock'>;

function present(ctx: Media, caller: Caller, { row, isUsed }: UsedMedia): CourseMedia {
  const { id, name, size, captions, createdAt } = row;
  const { video } = sealedVideo(ctx, caller, row, null);
  return { id, name, size, captions, isUsed, video, uploadTime: createdAt.toISOString() };
}

/** A page of the uploaded videos, the latest first. */
export async function listCourseMedia(
  ctx: Media,
  caller: Caller,
  query: z.output<typeof contract.listCourseMedia.query>,
): Promise<Data<typeof contract.listCourseMedia>> {
  const { rows, pagination } = await findMediaPage(ctx.db, query);
  return { media: rows.map((row) => present(ctx, caller, row)), pagination };
}

/** An uploaded video. Throws MEDIA_NOT_FOUND. */
export async function getCourseMedia(ctx: Media, caller: Caller, id: string): Promise<CourseMedia> {
  const stored = await findMedia(ctx.db, id);
  if (!stored) throw failure(courseErrors.MEDIA_NOT_FOUND);
  return present(ctx, caller, stored);
}

/** Stores or removes the captions of a video. Throws CAPTIONS_INVALID, MEDIA_NOT_FOUND. */
export async function setCaptions(
  ctx: Media,
  caller: Caller,
  id: string,
  captions: string | null,
): Promise<CourseMedia> {
  if (captions !== null && !isWebVtt(captions)) throw failure(courseErrors.CAPTIONS_INVALID);
  await updateCaptions(ctx.db, id, captions);
  return getCourseMedia(ctx, caller, id);
}

export const removeMediaJob = cronJob('remove-course-media', '41 * * * *');

/** Removes videos that no course has used within their lifetime, with their files. */
export async function removeUnusedMedia({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
  // A day more than they may be taken, so that none goes while it is being taken.
  const before = after(clock.now(), -unusedMediaLifetime - day);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const keys = await deleteUnusedMedia(tx, before, batchSize);
      // Before the commit: if it fails the rows stay, and the next run finds the files gone already.
      await Promise.all(keys.map((key) => storage.removePrivate(key)));
      return keys.length;
    });
    if (removed === 0) return;
  }
}
