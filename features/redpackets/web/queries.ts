/** What the pages of the red packets ask; most answers depend on who asks. */
import { ofWallet, useWallet } from '@features/wallet/web/queries.ts';
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPacket, listHistory, listPackets } from '../contract/endpoints.ts';
import type { HistoryType } from '../contract/lifecycle.ts';
import type { Address } from './address.rules.ts';

/** Who looks; null for an anonymous visitor. */
export const viewerOf = ({
  isLoggedIn,
  userInfo,
}: Pick<ReturnType<typeof useSession.getState>, 'isLoggedIn' | 'userInfo'>): string | null =>
  isLoggedIn ? (userInfo?.id ?? null) : null;

export const useViewer = () => useSession(viewerOf);

/** One packet as anybody sees it. */
export const packetQuery = (id: string) => query(getPacket, { params: { id } });

/** One packet as this member sees it; forgotten with the session. */
export function packetQueryOf(id: string, viewer: string) {
  const asked = packetQuery(id);
  return { ...asked, queryKey: [...asked.queryKey, viewer], meta: { access: 'member' } };
}

/** One packet as whoever looks sees it; what everybody sees stands there until it has come. */
export function usePacket(id: string) {
  const viewer = useViewer();
  const restored = useSession((session) => session.restored);
  const client = useQueryClient();
  const common = packetQuery(id);
  return useQuery({
    ...(viewer === null ? common : packetQueryOf(id, viewer)),
    placeholderData: () => client.getQueryData(common.queryKey),
    enabled: restored,
  });
}

/** Packets that can be grabbed; the page before stays until the next has come. */
export const usePackets = (page: number) =>
  useQuery({
    ...query(listPackets, { query: { page } }),
    // A list that falls while one looks at it is asked anew whenever one comes back to it.
    staleTime: 0,
    meta: { access: 'member' },
    placeholderData: keepPreviousData,
  });

/** The member's own history. */
export const useHistory = ({ page, type }: Pick<Address, 'page' | 'type'>) =>
  useQuery({
    ...query(listHistory, { query: { page, ...(type === 'all' ? {} : { type }) } }),
    placeholderData: keepPreviousData,
  });

/** How many packets the member has sent or grabbed; undefined until it is known. */
export const useHistoryCount = (type: HistoryType): number | undefined =>
  useQuery(query(listHistory, { query: { type, limit: 1 } })).data?.pagination.total;

/** Beans that can be spent; null until they are known. */
export const useAvailableBeans = (): number | null => useWallet().data?.beans.available ?? null;

/** What is out of date once beans have moved. */
export const afterMovement = [...ofWallet, listHistory];
