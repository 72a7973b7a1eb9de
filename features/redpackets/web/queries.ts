/** Queries of the red packets; most answers depend on the viewer. */
import { ofWallet, useWallet } from '@features/wallet/web/queries.ts';
import { query } from '@platform/web/api/api';
import { useViewerQuery } from '@platform/web/session/viewer';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { getPacket, listHistory, listPackets } from '../contract/endpoints.ts';
import type { HistoryType } from '../contract/lifecycle.ts';
import type { PacketList } from './grab/list.rules.ts';

/** One packet as anonymous visitors see it. */
export const packetQuery = (id: string) => query(getPacket, { params: { id } });

/** One packet as the viewer sees it. */
export const usePacket = (id: string) => useViewerQuery(packetQuery(id));

/** Packets that can be grabbed; loaded again on every visit because live events are missed in between. */
export const usePackets = (page: number) =>
  useQuery({
    ...query(listPackets, { query: { page } }),
    staleTime: 0,
    meta: { access: 'member' },
    placeholderData: keepPreviousData,
  });

/** Applies a change to every page of the list in the cache. */
export const updateLists = (client: QueryClient, change: (list: PacketList) => PacketList) =>
  client.setQueriesData<PacketList>({ queryKey: [listPackets.name] }, (list) => list && change(list));

/** The member's own history. */
export const useHistory = ({ page, type }: { page: number; type: HistoryType | 'all' }) =>
  useQuery({
    ...query(listHistory, { query: { page, ...(type === 'all' ? {} : { type }) } }),
    placeholderData: keepPreviousData,
  });

/** How many packets the member has sent or grabbed; undefined while loading. */
export const useHistoryCount = (type: HistoryType): number | undefined =>
  useQuery(query(listHistory, { query: { type, limit: 1 } })).data?.pagination.total;

/** Beans that can be spent; null while loading. */
export const useAvailableBeans = (): number | null => useWallet().data?.beans.available ?? null;

/** Queries that are out of date once beans have moved. */
export const changedByTransfer = [...ofWallet, listHistory];
