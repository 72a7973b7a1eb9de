/** The address's query, which only the browser knows: the server renders one page for everybody. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { useSearchParams } from 'react-router';

const nothing = new URLSearchParams();

/** Empty on the server and while its HTML is taken over. */
export function useAddressQuery(): URLSearchParams {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  return hydrated ? query : nothing;
}
