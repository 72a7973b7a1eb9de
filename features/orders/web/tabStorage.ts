/** Entries of a tab's session storage, which survive a reload, the login and a provider's page. */
import { useSession } from '@platform/web/session/session';
import { z } from 'zod';

export interface TabStorage<T> {
  /** Null for another visitor's value or an invalid one. */
  read(): T | null;
  write(value: T | null): void;
}

const currentUser = () => useSession.getState().userInfo?.id ?? null;

const stored = z.object({ owner: z.string().nullable(), value: z.unknown() });

/** An entry of the session storage. An anonymous visitor's value passes on to the next member; a member's does not. */
export function tabStorage<S extends z.ZodType>(name: string, schema: S): TabStorage<z.output<S>> {
  return {
    read() {
      try {
        const { owner, value } = stored.parse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
        return owner === null || owner === currentUser() ? (schema.safeParse(value).data ?? null) : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ owner: currentUser(), value }));
      } catch {
        // Some private windows forbid the storage: nothing is stored then.
      }
    },
  };
}

const draft = z.object({
  /** The target of the checkout as text. */
  target: z.string(),
  /** The key of the last attempt to place the order; see `placeOnce`. */
  key: z.object({ key: z.string(), isObsolete: z.boolean() }).nullable(),
  /** The order once it is placed. */
  orderId: z.string().nullable(),
  /** The items to remove from the cart when it is paid. */
  fromCart: z.array(z.string()),
});
export type CheckoutDraft = z.infer<typeof draft>;

export const checkoutStorage = tabStorage('checkout', draft);

/** The stored draft of this checkout. */
export function checkoutDraftOf(target: string): CheckoutDraft | null {
  const stored = checkoutStorage.read();
  return stored?.target === target ? stored : null;
}
