/** Pictures: checked, decoded and encoded again by a process of their own, one at a time, a limited number for each member. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { genericErrors } from '@platform/contract/errors';
import { openAttemptCounter, retryAfter } from '../attempts.ts';
import { hour } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { failure } from '../http/failure.ts';
import type { EncodedImage, ImageTask } from './images.worker.ts';
import type { Storage } from './storage.ts';

/** A stored picture. */
export interface StoredImage {
  /** The smallest first; `width` and `height` in pixels. */
  sizes: { address: string; width: number; height: number }[];
  /** The address of the share card, if one was requested. */
  shareImage: string | null;
}

interface ImageRequest {
  bytes: Uint8Array;
  /** The member whose hourly limit counts; null for the portal's own pictures. */
  ownerId: string | null;
}

interface StoreRequest extends ImageRequest, Omit<ImageTask, 'bytes'> {
  /** The folder in the storage. */
  folder: string;
}

/** Both throw TOO_MANY_REQUESTS above the member's limit, and UNAVAILABLE when too many pictures wait. */
export interface Images {
  /**
   * Stores a picture as WebP in each of `widths` (in pixels, at most the picture's own), and its share card. Null
   * when it cannot be decoded, is larger than a picture may be, or does not contain `crop`.
   */
  store(request: StoreRequest): Promise<StoredImage | null>;
  /** Whether a picture that is kept as it is has an acceptable size, by its header. */
  isAcceptable(request: ImageRequest): Promise<boolean>;
  /** The process that decodes; undefined while none is running. */
  readonly pid: number | undefined;
  stop(): void;
}

/** Pictures of one member. */
export const memberLimit = { points: 60, duration: hour };

/** Pictures that wait or are decoded; further ones are refused. */
export const queueLength = 8;

/** Seconds after which a refused caller may try again. */
const retrySeconds = 5;

/** Milliseconds for one picture, and until an idle process ends. */
const decodeTimeout = 30_000;
const idleTimeout = 60_000;

/** The process that decodes: started for the first picture, replaced when a picture crashes or stalls it. */
function openWorker() {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const { PATH } = process.env;
    const started = fork(join(import.meta.dirname, 'images.worker.ts'), {
      // It needs none of the portal's secrets and options.
      env: PATH === undefined ? {} : { PATH },
      execArgv: [],
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  async function answerOf(worker: ChildProcess, task: ImageTask): Promise<EncodedImage | null> {
    const settled = new AbortController();
    const timeout = AbortSignal.timeout(decodeTimeout);
    const options = { signal: AbortSignal.any([settled.signal, timeout]) };
    const answers = [
      once(worker, 'message', options).then(([answer]) => answer as EncodedImage | null),
      // A picture that ends the process cannot be read.
      once(worker, 'exit', options).then(() => null),
    ];
    worker.send(task);
    try {
      return await Promise.race(answers);
    } catch (error) {
      stop();
      // A process that has just ended is noticed by the pipe first.
      const isEnded = ['EPIPE', 'ERR_IPC_CHANNEL_CLOSED'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      );
      if (timeout.aborted || isEnded) return null;
      throw error;
    } finally {
      settled.abort();
    }
  }

  return {
    get pid() {
      return child?.pid;
    },
    async encode(task: ImageTask): Promise<EncodedImage | null> {
      clearTimeout(idle);
      const worker = child ?? start();
      worker.ref();
      worker.channel?.ref();
      try {
        return await answerOf(worker, task);
      } finally {
        // An idle process keeps no program running.
        worker.unref();
        worker.channel?.unref();
        idle = setTimeout(stop, idleTimeout).unref();
      }
    },
    stop,
  };
}

/** Does one piece of work after the other; throws UNAVAILABLE above `queueLength`. */
function openQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (length >= queueLength) throw failure(genericErrors.UNAVAILABLE, { retry_after: retrySeconds });
    length += 1;
    const result = last.then(work);
    last = result.catch(() => {});
    try {
      return await result;
    } finally {
      length -= 1;
    }
  };
}

/** Opens the pictures of a portal. */
export function openImages({ db, storage }: { db: Database; storage: Storage }): Images {
  const counter = openAttemptCounter(db, 'images', memberLimit);
  const worker = openWorker();
  const enqueue = openQueue();

  async function encode({ ownerId }: ImageRequest, task: ImageTask): Promise<EncodedImage | null> {
    const wait = ownerId === null ? null : await counter.count(ownerId);
    if (wait !== null) throw failure(genericErrors.TOO_MANY_REQUESTS, retryAfter(wait));
    return enqueue(() => worker.encode(task));
  }

  return {
    async store(request) {
      const { folder, bytes, widths, shareCard, crop } = request;
      const encoded = await encode(request, { bytes, widths, shareCard, crop });
      if (!encoded) return null;
      const sizes: StoredImage['sizes'] = [];
      for (const { bytes: data, width, height } of encoded.sizes)
        sizes.push({ address: await storage.put(folder, data, 'webp'), width, height });
      const shareImage = encoded.shareCard && (await storage.put(folder, encoded.shareCard, 'jpg'));
      return { sizes, shareImage };
    },
    async isAcceptable(request) {
      return (await encode(request, { bytes: request.bytes, widths: [], shareCard: false })) !== null;
    },
    get pid() {
      return worker.pid;
    },
    stop: worker.stop,
  };
}
