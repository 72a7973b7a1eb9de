/** Responses in their transferred encoding, so that a bare server can send the same bytes. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './bare.ts';

/** The headers that a bare server sends with the bytes. */
const headerNames = ['content-type', 'content-encoding'];

/** Fetches an address. Throws unless the status is 200. */
export function answerOf(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      const headers = headerNames.flatMap((name) => {
        const value = response.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      buffer(response).then((bytes) => resolve({ bytes, headers: Object.fromEntries(headers) }), reject);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
