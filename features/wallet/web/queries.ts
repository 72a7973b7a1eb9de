/** What the wallet's pages ask of the server. */
import { getPaymentStatus } from '@features/payments/contract/payment';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { pollInterval } from '@features/payments/web/poll.ts';
import type { Endpoint } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { invalidate } from '@platform/web/api/invalidate';
import { useLive } from '@platform/web/live/live';
import { useSession } from '@platform/web/session/session';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { walletChannel } from '../contract/channels.ts';
import type { Asset } from '../contract/ledger.ts';
import { listMovements } from '../contract/movement.ts';
import { getRecharge, listRecharges } from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';
import { type Address, filtersOf } from './address.rules.ts';

/** What is out of date once value has moved or a recharge has gone on. */
export const ofWallet: readonly Endpoint[] = [getWallet, listMovements, listRecharges, getRecharge];

/** The member's balances; nothing is asked for anonymous visitors. */
export function useWallet() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return useQuery({ ...query(getWallet), enabled: isLoggedIn, staleTime: 0, refetchOnWindowFocus: true });
}

/** Has everything about the wallet asked anew. */
export function useWalletRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, ofWallet), [client]);
}

/** While the page is open: what comes or goes elsewhere has `changes` asked anew, but for what shows its own retry. */
export function useLiveWallet(changes = ofWallet): void {
  const member = useSession(({ isLoggedIn, userInfo }) => (isLoggedIn ? (userInfo?.id ?? null) : null));
  const client = useQueryClient();
  const askAgain = () => {
    for (const { name } of changes)
      void client.invalidateQueries({
        queryKey: [name],
        predicate: ({ state }) => state.status === 'success',
      });
  };
  const options = { onGap: askAgain, enabled: member !== null };
  useLive(walletChannel, { member: member ?? '' }, { changed: askAgain }, options);
}

/** The page of an account's statement that the address asks for; the one before stays until it has come. */
export function useMovements(asset: Asset, shown: Address) {
  // The first look at the wallet opens the accounts, with what is given to new members.
  const opening = useWallet().isPending;
  return useQuery({
    ...query(listMovements, { query: { ...filtersOf(asset, shown), page: shown.page } }),
    enabled: !opening,
    // Another account's movements are never shown as this one's.
    placeholderData: (before, asked) =>
      (asked?.queryKey[1] as { query?: { asset?: Asset } })?.query?.asset === asset ? before : undefined,
    staleTime: 0,
  });
}

/** The page of recharges that the address asks for. */
export function useRecharges({ page, status }: Pick<Address, 'page' | 'status'>) {
  return useQuery({
    ...query(listRecharges, { query: { page, status } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One recharge with its attempts to pay. */
export function useRecharge(id: string) {
  return useQuery({ ...query(getRecharge, { params: { id } }), staleTime: 0 });
}

/** Milliseconds between two questions about a recharge that nobody is paying at this moment. */
export const unhurried = 15_000;

/** The progress of a recharge's payment, polled until it is final. */
export function usePaymentWord(id: string, interval: number = pollInterval) {
  return useQuery({
    ...query(getPaymentStatus, { query: { orderId: id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && outcomeOf(data).is !== 'waiting' ? false : interval),
  });
}
