/** The dialog of an entry over its list; when it closes, the focus returns to the entry's link. */
import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../states/Dialog.tsx';
import { entryLinkId, openerPlaceOf } from './background.ts';

/** Milliseconds after which the shell has moved the focus to the page, as it does on every navigation. */
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
      <Fragment key={id}>{children}</Fragment>
    </Dialog>
  );
}
