/** Reads the data of pages from the portal's own API, within the process, as an anonymous visitor. */
import { inProcess } from '@platform/server/http/http';
import type { FastifyInstance } from 'fastify';
import type { Site } from './pages.renderer.ts';

/** Called addresses and their answers: the ETag, or the whole payload. */
export type Answers = ReadonlyMap<string, string>;

export interface ApiReader {
  get: Site['get'];
  /** The answers so far. */
  answers: Answers;
}

async function readApi(http: FastifyInstance, url: string) {
  const reply = await http.inject({ method: 'GET', url, remoteAddress: inProcess });
  return { reply, fingerprint: `${reply.statusCode} ${reply.headers.etag ?? reply.payload}` };
}

/** Opens a reader for one rendering that records its answers. */
export function openApiReader(http: FastifyInstance): ApiReader {
  const answers = new Map<string, string>();
  return {
    answers,
    async get(url) {
      const { reply, fingerprint } = await readApi(http, url);
      answers.set(url, fingerprint);
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** Whether the API still returns these answers. */
export async function areAnswersCurrent(http: FastifyInstance, answers: Answers): Promise<boolean> {
  const checks = [...answers].map(
    async ([url, fingerprint]) => (await readApi(http, url)).fingerprint === fingerprint,
  );
  return (await Promise.all(checks)).every(Boolean);
}
