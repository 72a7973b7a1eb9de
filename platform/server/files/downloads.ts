/** Sends private files at sealed addresses. */
import { genericErrors } from '@platform/contract/errors';
import { type FileKind, mediaTypes } from '@platform/contract/upload';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { failure } from '../http/failure.ts';
import type { Seal } from '../seal.ts';
import { sealedLinks } from './links.ts';
import type { Storage } from './storage.ts';

/** A file in the private storage, and how it is sent. */
export interface Download {
  key: string;
  /** The name of the downloaded file. */
  name: string;
  kind: FileKind;
  /** Seconds for which the address works. */
  seconds: number;
  /** What is counted when the file is sent; the kind is one of `Downloads.count`. */
  counted?: { kind: string; id: string };
}

export interface Downloads {
  /** An address on this portal, path and query. Check the caller's permission before. */
  link(download: Download): string;
  /** Declares how files of a kind are counted, each time that one is sent. */
  count(kind: string, add: (id: string) => Promise<unknown>): void;
}

const path = '/files/download';
const content = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  counted: z.object({ kind: z.string(), id: z.string() }).optional(),
});

/** The header that names the downloaded file, with an ASCII name for programs that read no other. */
export function contentDisposition(name: string): string {
  const ascii = /^[\x20-\x7e]*$/.test(name);
  return create(name, ascii ? {} : { fallback: `download${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}` });
}

/** Mounts the route and returns the function that makes addresses. */
export function openDownloads(
  http: FastifyInstance,
  { storage, seal, clock }: { storage: Storage; seal: Seal; clock: Clock },
): Downloads {
  const counters = new Map<string, (id: string) => Promise<unknown>>();
  const links = sealedLinks(path, content, { seal, clock });
  http.get<{ Querystring: { token?: unknown } }>(path, async ({ query, method }, reply) => {
    const download = links.open(query.token);
    const bytes = download && (await storage.readPrivate(download.key));
    if (!download || !bytes) throw failure(genericErrors.NOT_FOUND);
    const { counted } = download;
    if (counted && method === 'GET') await counters.get(counted.kind)?.(counted.id);
    return reply
      .type(download.type)
      .header('content-disposition', contentDisposition(download.name))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
  return {
    link: ({ kind, seconds, ...file }) => links.link({ ...file, type: mediaTypes[kind] }, seconds),
    count: (kind, add) => void counters.set(kind, add),
  };
}
