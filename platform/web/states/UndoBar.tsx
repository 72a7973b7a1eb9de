/** Offers to undo the last removal: a bar that takes the focus of what was removed. */
import { Button, CloseButton, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface UndoBarProps {
  /** What was removed; null while nothing can be restored. */
  children: ReactNode;
  undo: () => void;
  dismiss: () => void;
  busy?: boolean;
}

export function UndoBar({ children, undo, dismiss, busy = false }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (children !== null) button.current?.focus();
  }, [children]);
  return (
    <div role="status">
      {children !== null && (
        <Group justify="center" gap="xs" mb="md" py={6} bg="var(--surface)">
          <span>{children}</span>
          <Button ref={button} variant="subtle" size="compact-sm" loading={busy} onClick={undo}>
            撤销
          </Button>
          <CloseButton aria-label="关闭提示" onClick={dismiss} />
        </Group>
      )}
    </div>
  );
}
