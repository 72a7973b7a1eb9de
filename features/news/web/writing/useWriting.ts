/** What is being written, and what is about to be deleted: each in a dialog above the page. */
import { create } from 'zustand';

/** The id of an item, or `new`. */
export type WritingTarget = string;

/** The item that would be deleted. */
export interface Doomed {
  id: string;
  title: string;
}

interface Writing {
  target: WritingTarget | null;
  doomed: Doomed | null;
  begin(target: WritingTarget): void;
  /** Asks whether to delete. */
  doom(item: Doomed): void;
  /** Nothing is written or deleted any more. */
  end(): void;
}

export const useWriting = create<Writing>()((set) => ({
  target: null,
  doomed: null,
  begin: (target) => set({ target }),
  doom: ({ id, title }) => set({ doomed: { id, title } }),
  end: () => set({ target: null, doomed: null }),
}));

/** Whether a dialog stands above the page, which then leaves the keyboard to it. */
export const useCovered = () => useWriting(({ target, doomed }) => target !== null || doomed !== null);
