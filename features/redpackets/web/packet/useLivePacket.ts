/** Keeps a shown packet up to date: its claims, and its end. */
import { useLive } from '@platform/web/live/live';
import { useViewer } from '@platform/web/session/viewer';
import { useQueryClient } from '@tanstack/react-query';
import { packetChannel } from '../../contract/channels.ts';
import { getPacket } from '../../contract/endpoints.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { applyClaim } from './packet.rules.ts';

/** Adds claims while the page is open; once the packet has ended, all of it is loaded again. */
export function useLivePacket({ id, state }: PacketDetail): void {
  const audience = useViewer() === null ? 'everyone' : 'members';
  const client = useQueryClient();
  const queryKey = [getPacket.name, { params: { id } }];
  useLive(
    packetChannel,
    { id, audience },
    {
      claimed: (event) =>
        client.setQueriesData<PacketDetail>({ queryKey }, (packet) => packet && applyClaim(packet, event)),
      ended: 'refetch',
    },
    { updates: [getPacket], enabled: state === 'open' },
  );
}
