/** /redpacket/{id}: one packet, to be shared: its sender, the remaining shares, the claims, and the proof of fairness. */
import { Box } from '@mantine/core';
import { preloadForViewer } from '@platform/web/api/preloadForViewer';
import { page } from '@platform/web/page/page';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useParams } from 'react-router';
import { PacketView } from './packet/PacketView.tsx';
import { packetQuery, usePacket } from './queries.ts';

const loading = preloadForViewer(({ params }) => ({ packet: packetQuery(params['id'] ?? '') }));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

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
