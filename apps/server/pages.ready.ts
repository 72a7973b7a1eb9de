/** A page that is ready to send: bytes in each encoding with their headers, created once per rendering. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyForKeeping } from '@platform/server/bytes';
import { securityHeaders } from '@platform/server/http/security';
import type { Answers } from './pages.apiReader.ts';
import { type ExternalSources, policyFor } from './pages.policy.ts';

/** What is kept of a rendering besides its bytes. */
export interface Rendering {
  status: number;
  /** Sources of the policy: the hashes of the renderer's own scripts. */
  hashes: readonly string[];
  /** The target of a redirect. */
  location: string | null;
  /** The tags of the page's data. */
  tags: ReadonlySet<string>;
  /** The API's answers; while they are current, so is the page. */
  answers: Answers;
  /** The time in milliseconds of a monotonic clock. */
  at: number;
}

/** A rendering with its text, which takes twice the memory of its bytes and is not kept. */
export interface RenderedPage extends Rendering {
  html: string;
}

const compressions = ['br', 'gzip'] as const;
type Compression = (typeof compressions)[number];
export const encodings = [...compressions, 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Body {
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface ReadyPage {
  rendering: Rendering;
  etag: string;
  bodies: Record<Compression, Body>;
  /** Headers of the uncompressed page, which is not kept: clients that need it are rare. */
  plainHeaders: Record<string, string>;
  /** Headers of a 304. */
  notModifiedHeaders: Record<string, string>;
}

export interface Presentation {
  sources?: ExternalSources;
  /** Whether the portal is served over https only. */
  secure: boolean;
  vary: string;
}

// A window of 256 KB holds a page; the default one of 4 MB costs megabytes for each compression.
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Identifies the text of a page. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;

/** Compresses, hashes and composes the headers of a rendering. */
export async function readyPage(
  { html, ...rendering }: RenderedPage,
  presentation: Presentation,
): Promise<ReadyPage> {
  const { status, hashes, location } = rendering;
  const { sources, secure, vary } = presentation;
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotli),
    promisify(gzip)(identity),
  ]);
  const etag = etagOf(html);
  // Browsers revalidate each time, because a page may have just changed.
  const caching = { 'cache-control': status < 400 ? 'no-cache' : 'no-store', etag, vary };
  const common = {
    ...caching,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(hashes, sources),
    ...securityHeaders(secure),
    ...(location === null ? {} : { location }),
  };
  const body = (bytes: Buffer, encoding: Compression): Body => ({
    bytes: copyForKeeping(bytes),
    headers: { ...common, 'content-length': String(bytes.length), 'content-encoding': encoding },
  });
  return {
    rendering,
    etag,
    bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip') },
    plainHeaders: { ...common, 'content-length': String(identity.length) },
    notModifiedHeaders: caching,
  };
}

/** The best encoding that a client accepts; identity for unusual headers. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** Whether the client's copy is current. */
export function isUnchanged({ etag }: ReadyPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
