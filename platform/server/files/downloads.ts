/** Private files on their way out: short-lived, sealed addresses that anyone who was given one can open. */
import { genericErrors } from '@platform/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { failure } from '../http/failure.ts';
import type { Seal } from '../seal.ts';
import type { Storage } from './storage.ts';

export interface Download {
  /** Where the file lies in the private storage. */
  key: string;
  /** What it is called when it arrives. */
  name: string;
  mediaType: string;
  /** How long the address works. */
  seconds: number;
}

export interface Downloads {
  /** An address on this portal, path and query; whoever hands it out has checked who asks. */
  link(download: Download): string;
}

interface DownloadToken {
  key: string;
  name: string;
  type: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const path = '/files/download';

/** RFC 6266: a plain name for old programs, the real one for the rest. */
function contentDisposition(name: string): string {
  const plain = `download${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function openToken(seal: Seal, token: unknown): DownloadToken | null {
  try {
    return JSON.parse(seal.open(String(token)));
  } catch {
    return null;
  }
}

/** Mounts the addresses and gives the way to make them. */
export function openDownloads(
  http: FastifyInstance,
  { storage, seal, clock }: { storage: Storage; seal: Seal; clock: Clock },
): Downloads {
  http.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
    const download = openToken(seal, query.token);
    const ready = download && download.expiresAt >= clock.now().getTime();
    const bytes = ready ? await storage.readPrivate(download.key) : null;
    if (!download || !bytes) throw failure(genericErrors.NOT_FOUND);
    return reply
      .type(download.type)
      .header('content-disposition', contentDisposition(download.name))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
  return {
    link({ key, name, mediaType, seconds }) {
      const sealed: DownloadToken = {
        key,
        name,
        type: mediaType,
        expiresAt: clock.now().getTime() + seconds * 1000,
      };
      return `${path}?token=${seal.close(JSON.stringify(sealed))}`;
    },
  };
}
