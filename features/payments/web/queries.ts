/** What paying asks of the server. */
import { query } from '@platform/web/api';
import { useQuery } from '@tanstack/react-query';
import { getPaymentConfig } from '../contract/payment.ts';

/** Which methods are on; asked once per visit. */
export function usePaymentConfig() {
  return useQuery({ ...query(getPaymentConfig), staleTime: Number.POSITIVE_INFINITY });
}
