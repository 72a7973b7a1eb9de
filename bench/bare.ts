/** The measure of all things: a bare Fastify that sends given bytes, in a process of its own. */
import { start } from './childProcess.ts';

export interface Answer {
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface Bare {
  url: string;
  /** Seconds of processor time that its process has used. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a bare Fastify that answers every GET so. */
export async function openBare({ bytes, headers }: Answer): Promise<Bare> {
  const program = start('bench/bare.main.ts');
  await program.hear();
  const { url } = await program.ask<{ url: string }>({ bytes: bytes.toString('base64'), headers });
  return {
    url,
    cpu: async () => (await program.ask<{ cpu: number }>({})).cpu,
    close: () => program.end(),
  };
}
