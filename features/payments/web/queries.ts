/** Queries of the payment panel. */
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { useQuery } from '@tanstack/react-query';
import { getBalanceToPay, getPaymentConfig, getPaymentStatus } from '../contract/payment.ts';
import { outcomeOf } from './outcome.rules.ts';
import { pollInterval } from './poll.ts';

/** The visitor's balance that can be spent, in yuan; 0 until it is loaded. */
export function useBalanceToPay(): number {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { data } = useQuery({
    ...query(getBalanceToPay),
    enabled: isLoggedIn,
    // It may be topped up in another tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return data?.available ?? 0;
}

/** Which methods are on; queried once per visit. */
export function usePaymentConfig() {
  return useQuery({ ...query(getPaymentConfig), staleTime: Number.POSITIVE_INFINITY });
}

/** The progress of a payment, polled every `interval` milliseconds until it is final. */
export function usePaymentStatus(orderId: string, interval: number = pollInterval) {
  return useQuery({
    ...query(getPaymentStatus, { query: { orderId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && outcomeOf(data).is !== 'waiting' ? false : interval),
  });
}
