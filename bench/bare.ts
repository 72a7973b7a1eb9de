/** The baseline: a bare Fastify that sends prepared bytes, in a separate process. */
import { start } from './childProcess.ts';

export interface Answer {
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface BareServer {
  url: string;
  /** The used processor time of its process, in seconds. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a bare Fastify that sends the same response to every GET. */
export async function openBareServer({ bytes, headers }: Answer): Promise<BareServer> {
  const program = start('bench/bare.main.ts');
  await program.receive();
  const { url } = await program.request<{ url: string }>({ bytes: bytes.toString('base64'), headers });
  return {
    url,
    cpu: async () => (await program.request<{ cpu: number }>({})).cpu,
    close: () => program.end(),
  };
}
