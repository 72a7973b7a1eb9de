/** What a tab remembers for its visitor, over a reload, the way to /login and the way to a provider's page and back. */
import { useSession } from '@platform/web/session/session';
import { z } from 'zod';

export interface SessionBox<T> {
  /** What was kept, unless it is another visitor's or makes no sense. */
  read(): T | null;
  write(value: T | null): void;
}

const present = () => useSession.getState().userInfo?.id ?? null;

const kept = z.object({ owner: z.string().nullable(), value: z.unknown() });

/** A place in session storage; what an anonymous visitor left is the next member's, what a member left only theirs. */
export function sessionBox<S extends z.ZodType>(name: string, schema: S): SessionBox<z.output<S>> {
  return {
    read() {
      try {
        const parsed = kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
        if (!parsed.success) return null;
        const { owner, value } = parsed.data;
        if (owner !== null && owner !== present()) return null;
        return schema.safeParse(value).data ?? null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ owner: present(), value }));
      } catch {
        // Forbidden in some private windows: nothing is remembered then.
      }
    },
  };
}
