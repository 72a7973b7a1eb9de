/** The queries of the wallet. */
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
import { getRecharge, listRecharges, type RechargeStatus } from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';
import { listMemberWithdrawals, listWithdrawals, type WithdrawalStatus } from '../contract/withdrawal.ts';
import { filtersOf, type StatementState } from './list.ts';

/** Queries to invalidate after a transfer or a change of a recharge or withdrawal. */
export const ofWallet: readonly Endpoint[] = [
  getWallet,
  listMovements,
  listRecharges,
  getRecharge,
  listWithdrawals,
];

/** The member's balances; disabled for anonymous visitors. */
export function useWallet() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return useQuery({ ...query(getWallet), enabled: isLoggedIn, staleTime: 0, refetchOnWindowFocus: true });
}

/** Returns a function that reloads all queries of the wallet. */
export function useWalletRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, ofWallet), [client]);
}

/** Refetches `updates` when value moves elsewhere. */
export function useLiveWallet(updates = ofWallet): void {
  const member = useSession(({ isLoggedIn, userInfo }) => (isLoggedIn ? (userInfo?.id ?? null) : null));
  const options = { updates, enabled: member !== null };
  useLive(walletChannel, { member: member ?? '' }, { changed: 'refetch' }, options);
}

/** A page of an account's statement. */
export function useMovements(asset: Asset, state: StatementState) {
  // The first request for the wallet opens the accounts, with the welcome gift.
  const isOpening = useWallet().isPending;
  return useQuery({
    ...query(listMovements, { query: { ...filtersOf(asset, state), page: state.page } }),
    enabled: !isOpening,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A page of recharges. */
export function useRecharges({ page, status }: { page: number; status?: RechargeStatus | undefined }) {
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

/** A page of the member's withdrawals. */
export function useWithdrawals({
  page,
  withdrawal,
}: {
  page: number;
  withdrawal?: WithdrawalStatus | undefined;
}) {
  return useQuery({
    ...query(listWithdrawals, { query: { page, status: withdrawal } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A page of all members' withdrawals, for admins. */
export function useMemberWithdrawals({
  page,
  status,
}: {
  page: number;
  status?: WithdrawalStatus | undefined;
}) {
  return useQuery({
    ...query(listMemberWithdrawals, { query: { page, status } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
