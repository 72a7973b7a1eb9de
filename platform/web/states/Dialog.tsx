/** A dialog; while another one is open over it, Esc and the focus trap apply to that one. */
import { Modal, type ModalProps } from '@mantine/core';
import { useFocusReturn, useMediaQuery } from '@mantine/hooks';
import { createContext, useContext, useEffect, useState } from 'react';

/** Counts the open dialogs over the enclosing one. */
const CountDialogs = createContext<(step: 1 | -1) => void>(() => {});

interface DialogProps extends ModalProps {
  /** Uses the full screen of a phone. */
  fullScreenOnPhone?: boolean;
  /** A dialog that is not among the children is open over this one. */
  isCovered?: boolean;
}

export function Dialog(props: DialogProps) {
  const { fullScreenOnPhone = false, isCovered = false, returnFocus = true, children, ...modal } = props;
  const { opened } = modal;
  const countInParent = useContext(CountDialogs);
  const [dialogsAbove, setDialogsAbove] = useState(0);
  const [count] = useState(() => (step: 1 | -1) => setDialogsAbove((dialogs) => dialogs + step));
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  // The library's own goes by `trapFocus`, and would take an element of this dialog for its opener.
  useFocusReturn({ opened, shouldReturnFocus: returnFocus });
  // A dialog that is removed while it is open loses the focus, to the document or to the dialog below it.
  useEffect(() => {
    const opener = document.activeElement;
    if (!opened || !returnFocus || !(opener instanceof HTMLElement)) return;
    return () => {
      // After the trap of the dialog below; a navigation that has focused something else keeps it.
      setTimeout(() => {
        const { activeElement, body } = opener.ownerDocument;
        const dialogBelow = opener.closest('[role=dialog]');
        if (activeElement === body || dialogBelow?.contains(activeElement))
          opener.focus({ preventScroll: true });
      }, 10);
    };
  }, [opened, returnFocus]);
  useEffect(() => {
    if (!opened) return;
    countInParent(1);
    return () => countInParent(-1);
  }, [opened, countInParent]);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': '关闭' }}
      fullScreen={fullScreenOnPhone && narrow}
      closeOnEscape={dialogsAbove === 0 && !isCovered}
      trapFocus={dialogsAbove === 0 && !isCovered}
      returnFocus={false}
      {...modal}
    >
      <CountDialogs value={count}>{children}</CountDialogs>
    </Modal>
  );
}
