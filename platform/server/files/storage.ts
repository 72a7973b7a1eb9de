/** Files: in a local folder by default, in any S3 store by configuration. Keys contain a hash of the content, so a file never changes. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
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
  /** Reads a private file by its key; null when there is none. */
  readPrivate(key: string): Promise<Uint8Array | null>;
  /** Removes a private file; a missing file is no error. */
  removePrivate(key: string): Promise<void>;
}

/** The path at which stored files are served. */
export const filesPath = '/files/';

const publicKey = /^[a-z0-9-]+\/[a-f0-9]{32}\.[a-z0-9]{1,5}$/;
const privateKey = /^private\/[a-z0-9-]+\/[a-f0-9]{32}\.[a-z0-9]{1,5}$/;

async function openDisk(env: KernelEnvironment): Promise<Disk> {
  if (!env.STORAGE_BUCKET) {
    return new Disk(new FSDriver({ location: join(env.DATA_DIR, 'files'), visibility: 'private' }));
  }
  // Loaded only where it is used: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: env.STORAGE_BUCKET,
      region: env.STORAGE_REGION,
      visibility: 'private',
      ...(env.STORAGE_ENDPOINT ? { endpoint: env.STORAGE_ENDPOINT, forcePathStyle: true } : {}),
      ...(env.STORAGE_ACCESS_KEY_ID && env.STORAGE_SECRET_ACCESS_KEY
        ? {
            credentials: {
              accessKeyId: env.STORAGE_ACCESS_KEY_ID,
              secretAccessKey: env.STORAGE_SECRET_ACCESS_KEY,
            },
          }
        : {}),
    }),
  );
}

/** Opens the configured store. */
export async function openStorage(env: KernelEnvironment): Promise<Storage> {
  const disk = await openDisk(env);
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
      const key = `private/${folder}/${randomBytes(16).toString('hex')}.${extension}`;
      await disk.put(key, bytes);
      return key;
    },
    async readPrivate(key) {
      return privateKey.test(key) ? bytesOf(key) : null;
    },
    async removePrivate(key) {
      if (privateKey.test(key)) await disk.delete(key);
    },
  };
}
