/** Switches the variant: the whole page is rendered again with its state and typed text. */
import type { Variant } from '@platform/contract/variant';
import { noResponseError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { chooseVariant, watchVariant } from '@platform/web/variant/choice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { withoutVariant } from './variant.rules.ts';

export function useSwitchVariant() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [pending, setPending] = useState<Variant | null>(null);

  async function switchTo(next: Variant): Promise<void> {
    setPending(next);
    try {
      await chooseVariant(next);
      // In both cases the router renders the whole page again with its state.
      const searchWithoutVariant = withoutVariant(search);
      if (searchWithoutVariant === search) await revalidate();
      else
        await navigate(`${pathname}${searchWithoutVariant}${hash}`, {
          replace: true,
          preventScrollReset: true,
        });
    } catch {
      notices.error(noResponseError().message);
    } finally {
      setPending(null);
    }
  }
  return { pending, switchTo };
}

/** Follows a change of the variant in other tabs. */
export function useFollowVariant(): void {
  const { switchTo } = useSwitchVariant();
  const onChange = useEffectEvent((variant: Variant) => void switchTo(variant));
  useEffect(() => watchVariant(onChange), []);
}
