/** Grabbing a share, and what changes in the cache; the caller shows failures. */
import { useCommand } from '@platform/web/api/command';
import { useQueryClient } from '@tanstack/react-query';
import { getPacket, grabPacket, listPackets } from '../../contract/endpoints.ts';
import { packetErrors } from '../../contract/errors.ts';
import { changedByTransfer, updateLists } from '../queries.ts';
import { applyGrab, removePacket } from './list.rules.ts';

export function useGrab(id: string) {
  const client = useQueryClient();
  const invalidatePacket = () =>
    void client.invalidateQueries({ queryKey: [getPacket.name, { params: { id } }] });
  return useCommand(grabPacket, {
    invalidates: changedByTransfer,
    onSuccess({ remainingCount }) {
      updateLists(client, (list) => applyGrab(list, { id, remainingCount }));
      // A list in flight may have been answered before the grab.
      void client.refetchQueries({ queryKey: [listPackets.name], fetchStatus: 'fetching' });
      invalidatePacket();
    },
    onError({ code }) {
      if (code !== packetErrors.PACKET_GONE.code) return;
      updateLists(client, (list) => removePacket(list, id));
      invalidatePacket();
    },
  });
}
