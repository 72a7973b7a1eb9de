/** A dialog; while another one is open over it, Esc and the focus belong to that one. */
import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, useContext, useEffect, useState } from 'react';

/** Counts the dialogs over the one around. */
const CountDialogs = createContext<(step: 1 | -1) => void>(() => {});

interface DialogProps extends ModalProps {
  /** For what needs all the room that a phone has. */
  fullScreenOnPhone?: boolean;
}

export function Dialog({ fullScreenOnPhone = false, children, ...props }: DialogProps) {
  const { opened } = props;
  const countBelow = useContext(CountDialogs);
  const [above, setAbove] = useState(0);
  const [count] = useState(() => (step: 1 | -1) => setAbove((dialogs) => dialogs + step));
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (!opened) return;
    countBelow(1);
    return () => countBelow(-1);
  }, [opened, countBelow]);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': '关闭' }}
      fullScreen={fullScreenOnPhone && narrow}
      closeOnEscape={above === 0}
      trapFocus={above === 0}
      {...props}
    >
      <CountDialogs value={count}>{children}</CountDialogs>
    </Modal>
  );
}
