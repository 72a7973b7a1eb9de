/** A packet's page while it is looked at: claims come in, the count falls; when it is over, everything is asked anew. */
import { useLive } from '@platform/web/live/live';
import { useQueryClient } from '@tanstack/react-query';
import { packetChannel } from '../../contract/channels.ts';
import { getPacket } from '../../contract/endpoints.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { afterClaim } from './live.rules.ts';

export function useLivePacket({ id, state }: PacketDetail, refresh: () => unknown): void {
  const client = useQueryClient();
  useLive(
    packetChannel,
    { id },
    {
      claimed: (claimed) =>
        client.setQueriesData<PacketDetail>(
          { queryKey: [getPacket.name, { params: { id } }] },
          (packet) => packet && afterClaim(packet, claimed),
        ),
      ended: () => void refresh(),
    },
    { enabled: state === 'open', onGap: () => void refresh() },
  );
}
