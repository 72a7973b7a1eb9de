import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kernelEnvironment } from '../env.ts';
import { openStorage, type Storage } from './storage.ts';

describe('storage', () => {
  let folder: string;
  let storage: Storage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = await openStorage(kernelEnvironment.parse({ DATA_DIR: folder }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('names files by their content', async () => {
    const bytes = new TextEncoder().encode('<svg/>');
    const address = await storage.put('products', bytes, 'svg');
    expect(address).toMatch(/^\/files\/products\/[a-f0-9]{32}\.svg$/);
    expect(await storage.put('products', bytes, 'svg')).toBe(address);
    expect(await storage.read(address.slice('/files/'.length))).toEqual(new Uint8Array(bytes));
  });

  it('removes only the file at an address', async () => {
    const address = await storage.put('covers', new TextEncoder().encode('cover'), 'webp');
    const key = address.slice('/files/'.length);
    for (const other of [key, '/files/../app-secret', `/other/${key}`, '/files/private/a.pdf'])
      await storage.remove(other);
    expect(await storage.read(key)).not.toBeNull();
    await storage.remove(address);
    await storage.remove(address);
    expect(await storage.read(key)).toBeNull();
  });

  it('stores streams and reads parts of private files', async () => {
    const bytes = Buffer.from('0123456789');
    const key = await storage.putPrivateStream('videos', Readable.from([bytes]), 'video', bytes.length);
    expect(key).toMatch(/^private\/videos\/[a-f0-9]{32}\.video$/);
    expect(await text(await storage.streamPrivate(key))).toBe('0123456789');
    expect(await text(await storage.streamPrivate(key, { start: 2, end: 4 }))).toBe('234');
    await expect(storage.streamPrivate('../app-secret')).rejects.toThrow('no private file');
    await storage.removePrivate(key);
    await expect(text(await storage.streamPrivate(key))).rejects.toThrow('ENOENT');
  });

  it.each([
    '../app-secret',
    'products/../../app-secret',
    'products/none.svg',
    '/etc/passwd',
    `a/${'0'.repeat(32)}.svg`,
  ])('finds no file under %s', async (key) => expect(await storage.read(key)).toBeNull());
});
