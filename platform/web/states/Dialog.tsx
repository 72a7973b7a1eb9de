/** A dialog; while another one is open over it, Esc and the focus belong to that one. */
import { Modal, type ModalProps } from '@mantine/core';
import { useFocusReturn, useMediaQuery } from '@mantine/hooks';
import { createContext, useContext, useEffect, useState } from 'react';

/** Counts the dialogs over the one around. */
const CountDialogs = createContext<(step: 1 | -1) => void>(() => {});

interface DialogProps extends ModalProps {
  /** For what needs all the room that a phone has. */
  fullScreenOnPhone?: boolean;
  /** A dialog that is not among the children is open over this one. */
  isCovered?: boolean;
}

export function Dialog(props: DialogProps) {
  const { fullScreenOnPhone = false, isCovered = false, returnFocus = true, children, ...modal } = props;
  const { opened } = modal;
  const countBelow = useContext(CountDialogs);
  const [above, setAbove] = useState(0);
  const [count] = useState(() => (step: 1 | -1) => setAbove((dialogs) => dialogs + step));
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  // The library's own goes by `trapFocus`, and would take an element of this dialog for its opener.
  useFocusReturn({ opened, shouldReturnFocus: returnFocus });
  useEffect(() => {
    if (!opened) return;
    countBelow(1);
    return () => countBelow(-1);
  }, [opened, countBelow]);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': '关闭' }}
      fullScreen={fullScreenOnPhone && narrow}
      closeOnEscape={above === 0 && !isCovered}
      trapFocus={above === 0 && !isCovered}
      returnFocus={false}
      {...modal}
    >
      <CountDialogs value={count}>{children}</CountDialogs>
    </Modal>
  );
}
