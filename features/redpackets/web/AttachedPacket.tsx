/** A red packet in another feature's page, where it can be grabbed. */
import { Box } from '@mantine/core';
import type { PacketDetail } from '../contract/packet.ts';
import { Cover } from './drawings/Cover.tsx';
import { GrabHere } from './packet/GrabHere.tsx';
import { Remaining } from './packet/Remaining.tsx';
import { useLivePacket } from './packet/useLivePacket.ts';
import { usePacket } from './queries.ts';

interface AttachedPacketProps {
  id: string;
  /** Where visitors return to after the login. */
  back: string;
}

/** Nothing where the packet could not be loaded: it is not what the page is about. */
export default function AttachedPacket({ id, back }: AttachedPacketProps) {
  const { data: packet } = usePacket(id);
  return packet ? <LivePacket packet={packet} back={back} /> : null;
}

function LivePacket({ packet, back }: { packet: PacketDetail; back: string }) {
  useLivePacket(packet);
  return (
    <Box w="min(100%, 18rem)" mx="auto" component="aside" aria-label="红包">
      <Cover packet={packet}>
        {packet.state === 'open' && <Remaining packet={packet} />}
        <GrabHere packet={packet} back={back} />
      </Cover>
    </Box>
  );
}
