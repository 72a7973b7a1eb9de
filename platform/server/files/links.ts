/** Short-lived, sealed addresses. Anyone with an address may open it, so check the caller's permission before making one. */
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Seal } from '../seal.ts';

export interface SealedLinks<Content> {
  /** The address of `content`, path and query; it works for `seconds`. */
  link(content: Content, seconds: number): string;
  /** The content of an address's token; null for a forged or an expired one. */
  open(token: unknown): Content | null;
}

/** Makes and opens the addresses under `path`. */
export function sealedLinks<Content>(
  path: string,
  content: z.ZodType<Content>,
  { seal, clock }: { seal: Seal; clock: Clock },
): SealedLinks<Content> {
  const now = () => clock.now().getTime();
  return {
    link(value, seconds) {
      const token = seal.close(JSON.stringify({ value, expiresAt: now() + seconds * 1000 }));
      return `${path}?token=${token}`;
    },
    open(token) {
      try {
        const { value, expiresAt } = JSON.parse(seal.open(String(token)));
        return expiresAt >= now() ? content.parse(value) : null;
      } catch {
        return null;
      }
    },
  };
}
