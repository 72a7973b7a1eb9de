/** The dialog of an entry over its list; when it closes, the focus returns to the entry's link. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../states/Dialog.tsx';
import { entryLinkId, openerPlaceOf } from './background.ts';

/** Milliseconds after which the shell has moved the focus to the page after a navigation. */
const shellFocusDelay = 50;

interface EntryDialogProps {
  id: string;
  title: string;
  size: string;
  isCovered: boolean;
  onClose: () => void;
  children: ReactNode;
}

export default function EntryDialog({ id, title, size, isCovered, onClose, children }: EntryDialogProps) {
  const place = openerPlaceOf(useLocation().state);
  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (document.querySelector('[role="dialog"]')) return;
        document.getElementById(entryLinkId(id, place))?.focus({ preventScroll: true });
      }, shellFocusDelay);
    },
    [id, place],
  );
  const content = useRef<HTMLDivElement>(null);
  // The next entry begins at its top; the dialog itself stays open.
  useLayoutEffect(() => {
    const dialog = content.current?.closest('[role="dialog"]');
    if (dialog && id) dialog.scrollTop = 0;
  }, [id]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size={size}
      fullScreenOnPhone
      padding="lg"
      title={title}
      returnFocus={false}
      isCovered={isCovered}
    >
      <div key={id} ref={content}>
        {children}
      </div>
    </Dialog>
  );
}
