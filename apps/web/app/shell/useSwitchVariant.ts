/** Switching the script: the whole page is drawn anew, with its state and what is typed as they are. */
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
  const [awaited, setAwaited] = useState<Variant | null>(null);

  async function switchTo(next: Variant): Promise<void> {
    setAwaited(next);
    try {
      await chooseVariant(next);
      // Either way the router draws all of the page anew, with its state as it is.
      const shorter = withoutVariant(search);
      if (shorter === search) await revalidate();
      else await navigate(`${pathname}${shorter}${hash}`, { replace: true, preventScrollReset: true });
    } catch {
      notices.error(noResponseError().message);
    } finally {
      setAwaited(null);
    }
  }
  return { awaited, switchTo };
}

/** Follows what is chosen in other tabs. */
export function useFollowVariant(): void {
  const { switchTo } = useSwitchVariant();
  const follow = useEffectEvent((chosen: Variant) => void switchTo(chosen));
  useEffect(() => watchVariant(follow), []);
}
