/** The members whom the visitor has muted, for lists that are the same for everyone: the browser leaves them out. */
import { create } from 'zustand';

/** Their ids; nobody until `MutedMembers` has loaded them. */
export const useMutedIds = create<ReadonlySet<string>>(() => new Set());

/** Whether the visitor reads what an author wrote; without an account nobody can be muted. */
export function useIsUnmuted(): (author: string | null) => boolean {
  const muted = useMutedIds();
  return (author) => author === null || !muted.has(author);
}
