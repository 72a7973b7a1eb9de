/** Files: in a local folder by default, in any S3 store by configuration. Keys contain a hash of the content, so a file never changes. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { KernelEnvironment } from '../env.ts';

export interface Storage {
  /** Stores bytes under `folder/<hash>.<extension>`; returns their public address. */
  put(folder: string, bytes: Uint8Array, extension: string): Promise<string>;
  /** Reads a file by its key; null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removes the file at this address, also for other owners of the same bytes in the same folder. */
  remove(address: string): Promise<void>;
  /** Stores bytes without a public address, each time under a new key; returns the key. */
  putPrivate(folder: string, bytes: Uint8Array, extension: string): Promise<string>;
  /** As `putPrivate`, for `size` bytes that are too many for the memory. */
  putPrivateStream(folder: string, contents: Readable, extension: string, size: number): Promise<string>;
  /** Reads a part of a private file, or all of it; a missing file is an error of the stream. */
  streamPrivate(key: string, part?: FilePart): Promise<Readable>;
  /** Reads a private file by its key; null when there is none. */
  readPrivate(key: string): Promise<Uint8Array | null>;
  /** Removes a private file; a missing file is no error. */
  removePrivate(key: string): Promise<void>;
}

/** Offsets of bytes; `end` is inclusive. */
export interface FilePart {
  start: number;
  end: number;
}

/** Bytes that are read from a file at once: large ones cost less processor time, small ones less memory. */
const chunkSize = 256 * 1024;

/** The path at which stored files are served. */
export const filesPath = '/files/';

const publicKey = /^[a-z0-9-]+\/[a-f0-9]{32}\.[a-z0-9]{1,5}$/;
const privateKey = /^private\/[a-z0-9-]+\/[a-f0-9]{32}\.[a-z0-9]{1,5}$/;

/** The configuration of the S3 client; null without a bucket. */
export function s3Config(env: KernelEnvironment) {
  if (!env.STORAGE_BUCKET) return null;
  return {
    bucket: env.STORAGE_BUCKET,
    region: env.STORAGE_REGION,
    ...(env.STORAGE_ENDPOINT ? { endpoint: env.STORAGE_ENDPOINT, forcePathStyle: true } : {}),
    ...(env.STORAGE_ACCESS_KEY_ID && env.STORAGE_SECRET_ACCESS_KEY
      ? {
          credentials: {
            accessKeyId: env.STORAGE_ACCESS_KEY_ID,
            secretAccessKey: env.STORAGE_SECRET_ACCESS_KEY,
          },
        }
      : {}),
  };
}

interface OpenDisk {
  disk: Disk;
  /** Reads a part of a file, which FlyDrive cannot. */
  stream(key: string, part: FilePart | undefined): Promise<Readable>;
}

async function openDisk(env: KernelEnvironment): Promise<OpenDisk> {
  const config = s3Config(env);
  if (!config) {
    const location = join(env.DATA_DIR, 'files');
    return {
      disk: new Disk(new FSDriver({ location, visibility: 'private' })),
      stream: async (key, part) =>
        createReadStream(join(location, key), { ...part, highWaterMark: chunkSize }),
    };
  }
  // Loaded only where they are used: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { bucket, ...clientConfig } = config;
  const client = new S3Client(clientConfig);
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private' })),
    async stream(key, part) {
      const Range = part ? `bytes=${part.start}-${part.end}` : undefined;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      return Body as Readable;
    },
  };
}

/** Opens the configured store. */
export async function openStorage(env: KernelEnvironment): Promise<Storage> {
  const { disk, stream } = await openDisk(env);
  const privateKeyIn = (folder: string, extension: string) =>
    `private/${folder}/${randomBytes(16).toString('hex')}.${extension}`;
  const bytesOf = async (key: string) => ((await disk.exists(key)) ? disk.getBytes(key) : null);
  return {
    async put(folder, bytes, extension) {
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
      if (!(await disk.exists(key))) await disk.put(key, bytes);
      return filesPath + key;
    },
    async read(key) {
      return publicKey.test(key) ? bytesOf(key) : null;
    },
    async remove(address) {
      const key = address.slice(filesPath.length);
      if (address.startsWith(filesPath) && publicKey.test(key)) await disk.delete(key);
    },
    async putPrivate(folder, bytes, extension) {
      const key = privateKeyIn(folder, extension);
      await disk.put(key, bytes);
      return key;
    },
    async putPrivateStream(folder, contents, extension, size) {
      const key = privateKeyIn(folder, extension);
      await disk.putStream(key, contents, { contentLength: size });
      return key;
    },
    async streamPrivate(key, part) {
      if (!privateKey.test(key)) throw new Error(`no private file: ${key}`);
      return stream(key, part);
    },
    async readPrivate(key) {
      return privateKey.test(key) ? bytesOf(key) : null;
    },
    async removePrivate(key) {
      if (privateKey.test(key)) await disk.delete(key);
    },
  };
}
