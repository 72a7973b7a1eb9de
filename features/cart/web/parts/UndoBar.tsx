/** Says what was removed and offers it back; takes the focus that the removed row had. */
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './UndoBar.module.css';
import type { Undo } from './useUndo.ts';

export function UndoBar({ undo }: { undo: Undo }) {
  const { removed, putBack, dismiss } = undo;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== null) button.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed !== null && (
        <div className={classes['bar']}>
          <span>已移除“{removed}”</span>
          <Button ref={button} variant="subtle" size="compact-sm" onClick={putBack}>
            撤销
          </Button>
          <CloseButton aria-label="关闭提示" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
