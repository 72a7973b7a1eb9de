/** Undoing the last removal: a bar that takes the focus of the removed row. */
import { Button, CloseButton, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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

export function UndoBar({ removed, undo, dismiss }: Omit<ReturnType<typeof useUndo>, 'remove'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== null) button.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed !== null && (
        <Group justify="center" gap="xs" mb="md" py={6} bg="var(--surface)">
          <span>已移除“{removed}”</span>
          <Button ref={button} variant="subtle" size="compact-sm" onClick={undo}>
            撤销
          </Button>
          <CloseButton aria-label="关闭提示" onClick={dismiss} />
        </Group>
      )}
    </div>
  );
}
