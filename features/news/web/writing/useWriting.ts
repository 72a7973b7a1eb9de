/** The state of the editor and of the deletion dialog over the page. */
import { create } from 'zustand';

/** The id of an item, or `new`. */
export type WritingTarget = string;

/** The item to delete. */
export interface PendingDelete {
  id: string;
  title: string;
}

interface Writing {
  target: WritingTarget | null;
  pendingDelete: PendingDelete | null;
  begin(target: WritingTarget): void;
  /** Opens the deletion dialog. */
  askDelete(item: PendingDelete): void;
  /** Closes both. */
  end(): void;
}

export const useWriting = create<Writing>()((set) => ({
  target: null,
  pendingDelete: null,
  begin: (target) => set({ target }),
  askDelete: ({ id, title }) => set({ pendingDelete: { id, title } }),
  end: () => set({ target: null, pendingDelete: null }),
}));

/** Whether a dialog is open over the page, which then ignores its keys. */
export const useIsDialogOpen = () =>
  useWriting(({ target, pendingDelete }) => target !== null || pendingDelete !== null);
