/** A packet in full: the envelope with its action, the claims, the proof. */
import { Box, Stack, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { openForHours, packetTypeLabels } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { packetPath } from '../../contract/path.ts';
import { Cover } from '../drawings/Cover.tsx';
import { Claims } from './Claims.tsx';
import { GrabHere } from './GrabHere.tsx';
import { endingText } from './packet.rules.ts';
import { Remaining } from './Remaining.tsx';
import { useLivePacket } from './useLivePacket.ts';
import { Verification } from './Verification.tsx';

export function PacketView({ packet }: { packet: PacketDetail }) {
  useLivePacket(packet);
  const { id, type, state, senderName, message, totalAmount, totalCount, sendType, recipients } = packet;
  const isOpen = state === 'open';
  const intro = (
    <>
      {sendType === 'private' && '专属 · '}
      {packetTypeLabels[type]} · {totalAmount !== null && `共 ${formatCount(totalAmount)} 浣熊豆，`}
      {totalCount} 个
    </>
  );
  return (
    <Stack component="article" align="center" gap="lg">
      <div>
        <SectionHeading order={1} intro={intro}>
          <Verbatim>{senderName}</Verbatim>的红包
        </SectionHeading>
        {recipients.length > 0 && (
          <Text ta="center" c="dimmed">
            发给 <Verbatim>{recipients.join('、')}</Verbatim>
          </Text>
        )}
      </div>
      <Box w="min(100%, 20rem)">
        <Cover packet={packet}>
          {isOpen && <Remaining packet={packet} />}
          <GrabHere packet={packet} />
        </Cover>
      </Box>
      <Text ta="center" c="dimmed">
        {isOpen ? (
          <ClientOnly fallback={`${openForHours} 小时内没抢完的会退回`}>
            {formatDateTime(packet.expiresAt)} 前没抢完的会退回
          </ClientOnly>
        ) : (
          endingText(packet)
        )}
      </Text>
      {sendType === 'public' && (
        <ShareButtons path={packetPath(id)} title={`${senderName}的红包`} text={message} />
      )}
      <Claims packet={packet} />
      <Verification packet={packet} />
    </Stack>
  );
}
