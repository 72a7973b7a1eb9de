/** Removing items with a way back: the last removal can be undone. */
import { useRef, useState } from 'react';
import type { CartItem } from '../../contract/item.ts';
import { removeFromCart } from '../cartList.ts';

export interface Undo {
  /** The title of what was removed last, while it can be put back. */
  removed: string | null;
  remove(item: CartItem): void;
  putBack(): void;
  dismiss(): void;
}

export function useUndo(): Undo {
  const [removed, setRemoved] = useState<string | null>(null);
  const back = useRef<() => void>(() => {});
  return {
    removed,
    remove(item) {
      back.current = removeFromCart(item.id);
      setRemoved(item.title);
    },
    putBack() {
      back.current();
      setRemoved(null);
    },
    dismiss: () => setRemoved(null),
  };
}
