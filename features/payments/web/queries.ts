/** What paying asks of the server. */
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { useQuery } from '@tanstack/react-query';
import { getBalanceToPay, getPaymentConfig } from '../contract/payment.ts';

/** What the visitor can pay with from the wallet, in yuan; 0 until the server has said. */
export function useBalanceToPay(): number {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { data } = useQuery({ ...query(getBalanceToPay), enabled: isLoggedIn });
  return data?.available ?? 0;
}

/** Which methods are on; asked once per visit. */
export function usePaymentConfig() {
  return useQuery({ ...query(getPaymentConfig), staleTime: Number.POSITIVE_INFINITY });
}
