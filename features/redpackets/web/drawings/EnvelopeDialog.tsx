/** The dialog of a red packet: the envelope with a text on its pocket, and the buttons below it. */
import { Stack } from '@mantine/core';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import type { ReactNode } from 'react';
import { Envelope } from './Envelope.tsx';
import classes from './EnvelopeDialog.module.css';

interface EnvelopeDialogProps {
  title: string;
  state: 'closed' | 'loading' | 'open';
  isWon: boolean;
  onClose: () => void;
  /** Short lines on the pocket. */
  children: ReactNode;
  actions: ReactNode;
}

export function EnvelopeDialog(props: EnvelopeDialogProps) {
  const { title, state, isWon, onClose, children, actions } = props;
  return (
    <Dialog
      opened
      onClose={onClose}
      centered
      size="24rem"
      title={title}
      classNames={{ title: classes['title'] ?? '' }}
    >
      <div data-state={state}>
        <div className={classes['envelope']}>
          <Envelope state={state} isWon={isWon} />
          <div role="status" className={classes['text']}>
            {children}
          </div>
        </div>
        <Stack gap={6} maw="16rem" mih="4.85rem" mt="sm" mx="auto" className={classes['actions']}>
          {actions}
        </Stack>
      </div>
    </Dialog>
  );
}

/** A large amount with its unit. */
export function PacketAmount({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <p className={classes['amount']} data-long={amount.length > 6 || undefined}>
      <strong>{amount}</strong>
      <span>{children}</span>
    </p>
  );
}
