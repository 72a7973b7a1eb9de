/** A page ready to be sent: bytes in each encoding with their headers, made once per rendering. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from '@platform/server/http/security';
import type { Answers } from './pages.ask.ts';
import { type OuterSources, policyFor } from './pages.policy.ts';

/** What a rendering gave. */
export interface Rendered {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location: string | null;
  /** What the page shows: a change of any of them makes it out of date. */
  tags: ReadonlySet<string>;
  /** What the API answered: while it answers so, the page is as it was. */
  answers: Answers;
  /** When, in milliseconds on a clock that never goes back. */
  at: number;
}

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Body {
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface ReadyPage {
  rendered: Rendered;
  etag: string;
  bodies: Record<Encoding, Body>;
  /** Headers of a 304. */
  unchanged: Record<string, string>;
}

export interface Presentation {
  sources?: OuterSources;
  /** Served over https only. */
  secure: boolean;
  vary: string;
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses, hashes and composes the headers of a rendering. */
export async function readyPage(rendered: Rendered, presentation: Presentation): Promise<ReadyPage> {
  const { status, html, location } = rendered;
  const { sources, secure, vary } = presentation;
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotli),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
  // Kept by browsers, but asked about each time: a page may have changed a second ago.
  const caching = { 'cache-control': status < 400 ? 'no-cache' : 'no-store', etag, vary };
  const common = {
    ...caching,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(html, sources),
    ...securityHeaders(secure),
    ...(location === null ? {} : { location }),
  };
  const body = (bytes: Buffer, encoding: Encoding): Body => ({
    bytes,
    headers: {
      ...common,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
  return {
    rendered,
    etag,
    bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip'), identity: body(identity, 'identity') },
    unchanged: caching,
  };
}

/** The best encoding that a client takes; anything unusual gets the plain bytes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

/** Whether the client's copy is this page. */
export function isUnchanged({ etag }: ReadyPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
