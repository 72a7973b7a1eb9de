/** Undoing the last removal from the cart. */
import { UndoBar as Bar } from '@platform/web/states/UndoBar.tsx';
import { useRef, useState } from 'react';
import type { CartItem } from '../../contract/item.ts';
import { removeFromCart } from '../cartList.ts';

export function useUndo() {
  const [removed, setRemoved] = useState<string | null>(null);
  const restore = useRef<() => void>(() => {});
  return {
    /** The title of the item removed last, while it can be restored. */
    removed,
    remove(item: CartItem) {
      restore.current = removeFromCart(item.id);
      setRemoved(item.title);
    },
    undo() {
      restore.current();
      setRemoved(null);
    },
    dismiss: () => setRemoved(null),
  };
}

export function UndoBar({ removed, ...bar }: Omit<ReturnType<typeof useUndo>, 'remove'>) {
  return <Bar {...bar}>{removed === null ? null : `已移除“${removed}”`}</Bar>;
}
