/** What is being written: a new item, or an item that is edited. */
import { create } from 'zustand';

/** The id of an item, or `new`. */
export type WritingTarget = string;

interface Writing {
  target: WritingTarget | null;
  begin(target: WritingTarget): void;
  end(): void;
}

export const useWriting = create<Writing>()((set) => ({
  target: null,
  begin: (target) => set({ target }),
  end: () => set({ target: null }),
}));
