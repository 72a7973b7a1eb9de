/** What pages show comes from the portal's own API, asked within the process as an anonymous visitor. */
import { inProcess } from '@platform/server/http/http';
import type { FastifyInstance } from 'fastify';
import type { Site } from './pages.renderer.ts';

/** Calls of the API and what each answered: its ETag, else the whole of it. */
export type Answers = ReadonlyMap<string, string>;

export interface Asker {
  get: Site['get'];
  /** The answers so far. */
  answers: Answers;
}

async function ask(http: FastifyInstance, url: string) {
  const reply = await http.inject({ method: 'GET', url, remoteAddress: inProcess });
  return { reply, mark: `${reply.statusCode} ${reply.headers.etag ?? reply.payload}` };
}

/** Asks for one page, and remembers what was answered. */
export function askerOf(http: FastifyInstance): Asker {
  const answers = new Map<string, string>();
  return {
    answers,
    async get(url) {
      const { reply, mark } = await ask(http, url);
      answers.set(url, mark);
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** Whether the API still answers so. */
export async function answersSame(http: FastifyInstance, answers: Answers): Promise<boolean> {
  const asked = [...answers].map(async ([url, mark]) => (await ask(http, url)).mark === mark);
  return (await Promise.all(asked)).every(Boolean);
}
