/** A dialog; while another one is open over it, Esc and the focus trap apply to that one. */
import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, useContext, useEffect, useState } from 'react';

/** Counts the open dialogs over the enclosing one. */
const CountDialogs = createContext<(step: 1 | -1) => void>(() => {});

interface DialogProps extends ModalProps {
  /** Uses the full screen of a phone. */
  fullScreenOnPhone?: boolean;
}

export function Dialog({ fullScreenOnPhone = false, children, ...props }: DialogProps) {
  const { opened } = props;
  const countInParent = useContext(CountDialogs);
  const [dialogsAbove, setDialogsAbove] = useState(0);
  const [count] = useState(() => (step: 1 | -1) => setDialogsAbove((dialogs) => dialogs + step));
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (!opened) return;
    countInParent(1);
    return () => countInParent(-1);
  }, [opened, countInParent]);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': '关闭' }}
      fullScreen={fullScreenOnPhone && narrow}
      closeOnEscape={dialogsAbove === 0}
      trapFocus={dialogsAbove === 0}
      {...props}
    >
      <CountDialogs value={count}>{children}</CountDialogs>
    </Modal>
  );
}
