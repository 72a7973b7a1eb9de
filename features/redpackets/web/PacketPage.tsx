/** /redpacket/{id}: one packet, to be shared: its sender, the remaining shares, the claims, and the proof of fairness. */
import { Box } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useParams } from 'react-router';
import { PacketView } from './packet/PacketView.tsx';
import type { loading } from './packet.loading.ts';
import { usePacket } from './queries.ts';

export { clientLoader, loader } from './packet.loading.ts';

export const handle = page<typeof loading>({
  title: ({ packet }) => `${packet.senderName}的红包`,
  description: ({ packet }) => `${packet.message}。共 ${packet.totalCount} 个红包，来中轴抢一个。`,
});

export default function PacketPage() {
  const { id = '' } = useParams();
  return (
    <Box maw="46rem" mx="auto" px="clamp(0.9rem, 2.5vw, 2rem)" pb={64}>
      <QueryState query={usePacket(id)}>{(packet) => <PacketView packet={packet} />}</QueryState>
    </Box>
  );
}
