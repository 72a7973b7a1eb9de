/** What is being written, and what is about to be deleted: each in a dialog above the page. */
import { create } from 'zustand';

/** The id of an item, or `new`. */
export type WritingTarget = string;

/** The item that would be deleted. */
export interface PendingDelete {
  id: string;
  title: string;
}

interface Writing {
  target: WritingTarget | null;
  pendingDelete: PendingDelete | null;
  begin(target: WritingTarget): void;
  /** Asks whether to delete. */
  askDelete(item: PendingDelete): void;
  /** Nothing is written or deleted any more. */
  end(): void;
}

export const useWriting = create<Writing>()((set) => ({
  target: null,
  pendingDelete: null,
  begin: (target) => set({ target }),
  askDelete: ({ id, title }) => set({ pendingDelete: { id, title } }),
  end: () => set({ target: null, pendingDelete: null }),
}));

/** Whether a dialog stands above the page, which then leaves the keyboard to it. */
export const useCovered = () =>
  useWriting(({ target, pendingDelete }) => target !== null || pendingDelete !== null);
