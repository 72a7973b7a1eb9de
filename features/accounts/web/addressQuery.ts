/** The address's query, read in the browser only, because the server renders one page for all. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { useSearchParams } from 'react-router';

const empty = new URLSearchParams();

/** Empty on the server and during hydration. */
export function useAddressQuery(): URLSearchParams {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  return hydrated ? query : empty;
}

/** The token of an email's link; it is missing once the page is hydrated without one. */
export function useLinkToken(): { token: string | null; isMissing: boolean } {
  const hydrated = useHydrated();
  const token = useAddressQuery().get('token');
  return { token, isMissing: hydrated && !token };
}
