/** The dialog with the WeChat code and how far the payment is (specification, section 2, checkout). */
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import QRCode from 'react-qr-code';
import { paymentMessages } from '../messages.ts';
import classes from './WechatDialog.module.css';

export type WechatStatus = 'waiting' | 'success' | 'failure' | 'closed';

const statusMessages: Record<WechatStatus, string> = {
  waiting: '请使用微信扫一扫，等待支付…',
  success: paymentMessages.paid,
  failure: paymentMessages.wechatFailed,
  closed: paymentMessages.closed,
};

interface WechatDialogProps {
  codeUrl: string;
  status: WechatStatus;
  amount: string;
  onCancel: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Neither a click outside nor Esc closes it; while it waits it has no close icon either. */
export default function WechatDialog(props: WechatDialogProps) {
  const { codeUrl, status, amount, onCancel, onRetry, onClose } = props;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="微信支付"
      centered
      size="sm"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={status === 'failure' || status === 'closed'}
    >
      <Stack align="center">
        <Text ff="heading" fz="1.75rem" fw={700}>
          {amount}
        </Text>
        <div className={classes['code']} data-status={status}>
          <QRCode
            value={codeUrl}
            size={208}
            bgColor="#ffffff"
            fgColor="#000000"
            level="M"
            role="img"
            aria-label="微信支付二维码"
          />
        </div>
        <Group component="p" gap="xs" m={0} role="status">
          {status === 'waiting' && <Loader size="xs" aria-hidden />}
          {status === 'success' && (
            <IconCircleCheck color="var(--mantine-color-celadon-filled)" aria-hidden />
          )}
          {(status === 'failure' || status === 'closed') && (
            <IconCircleX color="var(--mantine-color-error)" aria-hidden />
          )}
          {statusMessages[status]}
        </Group>
        {status !== 'success' && (
          <Group justify="center">
            {status === 'failure' && <Button onClick={onRetry}>重新支付</Button>}
            <Button variant="default" onClick={status === 'waiting' ? onCancel : onClose} data-autofocus>
              {status === 'waiting' ? '取消支付' : '关闭'}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
