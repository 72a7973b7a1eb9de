/** Answers as they go over the wire: not unpacked, so that a bare server can send the very same bytes. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './bare.ts';

/** What a bare server needs to say about the bytes. */
const described = ['content-type', 'content-encoding'];

/** Asks for an address. Throws unless the answer is 200. */
export function answerOf(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      const kept = described.flatMap((name) => {
        const value = response.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      buffer(response).then((bytes) => resolve({ bytes, headers: Object.fromEntries(kept) }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
