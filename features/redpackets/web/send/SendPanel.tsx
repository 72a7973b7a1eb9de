/** Writing a packet; once it is sent, a dialog shows it with its address to be passed on. */
import { Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { sendPacket } from '../../contract/endpoints.ts';
import { openForHours, packetTypeLabels } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { packetPath } from '../../contract/path.ts';
import { Cover } from '../drawings/Cover.tsx';
import { SendForm } from './SendForm.tsx';

function SentDialog({ packet, onClose }: { packet: PacketDetail; onClose: () => void }) {
  const { id, type, sendType, senderName, message, totalAmount, totalCount, recipients } = packet;
  return (
    <Dialog opened onClose={onClose} centered title={sendPacket.message}>
      <Stack align="center" gap="md" ta="center">
        <Box w="12.5rem">
          <Cover packet={packet} />
        </Box>
        <Text c="dimmed">
          {packetTypeLabels[type]}，{formatCount(totalAmount ?? 0)} 浣熊豆，{totalCount} 个
          <br />
          {sendType === 'public' ? '所有人都可以抢' : `只有您选的 ${recipients.length} 位看得到`}，
          {openForHours} 小时内没抢完的会退回
        </Text>
        <ShareButtons path={packetPath(id)} title={`${senderName}的红包`} text={message} />
        <Group justify="center" gap="xs">
          <Button component={Link} to={packetPath(id)}>
            看看这个红包
          </Button>
          <Button variant="default" onClick={onClose}>
            再发一个
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

export default function SendPanel({ onRecharge }: { onRecharge: () => void }) {
  const [sent, setSent] = useState<PacketDetail | null>(null);
  return (
    <>
      <VisuallyHidden component="h2">发红包</VisuallyHidden>
      <SendForm onSent={setSent} onRecharge={onRecharge} />
      {sent && <SentDialog packet={sent} onClose={() => setSent(null)} />}
    </>
  );
}
