/** Grabbing a share, and what the pages know afterwards. */
import { useCommand } from '@platform/web/api/command';
import { useQueryClient } from '@tanstack/react-query';
import { getPacket, grabPacket, listPackets } from '../../contract/endpoints.ts';
import { packetErrors } from '../../contract/errors.ts';
import { afterMovement } from '../queries.ts';
import { afterGrab, type PacketList, without } from './list.rules.ts';

/** Failures are left to whoever shows the result. */
export function useGrab(id: string) {
  const client = useQueryClient();
  const patch = (how: (list: PacketList) => PacketList) =>
    client.setQueriesData<PacketList>({ queryKey: [listPackets.name] }, (list) => list && how(list));
  const forget = () => void client.invalidateQueries({ queryKey: [getPacket.name, { params: { id } }] });
  return useCommand(grabPacket, {
    invalidates: afterMovement,
    onSuccess({ remainingCount }) {
      patch((list) => afterGrab(list, { id, remainingCount }));
      forget();
    },
    onError({ code }) {
      if (code !== packetErrors.PACKET_GONE.code) return;
      patch((list) => without(list, id));
      forget();
    },
  });
}
