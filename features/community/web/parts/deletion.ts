/** The last deletion, while it can be undone. */
import { create } from 'zustand';
import type { ContentKind } from '../../contract/endpoints.ts';

interface Deletion {
  kind: ContentKind;
  id: string;
}

export const useDeletion = create<{ deletion: Deletion | null }>(() => ({ deletion: null }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers to restore it until then (ISO time); null withdraws the offer. */
export function offerRestoration(deletion: Deletion | null, restorableUntil?: string): void {
  clearTimeout(timer);
  useDeletion.setState({ deletion });
  if (deletion === null || restorableUntil === undefined) return;
  timer = setTimeout(
    () => useDeletion.setState({ deletion: null }),
    Date.parse(restorableUntil) - Date.now(),
  );
}
