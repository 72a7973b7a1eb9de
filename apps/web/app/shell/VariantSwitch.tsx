/** The switch between the original and either script; what is typed on the page stays. */
import { scripts, type Variant } from '@platform/contract/variant';
import { unanswered } from '@platform/web/failure';
import { notices } from '@platform/web/notices';
import { choose } from '@platform/web/variant/choice';
import { variant } from '@platform/web/variant/current';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import classes from './VariantSwitch.module.css';
import { withoutVariant } from './variant.rules.ts';

/** Each name stands in the script that it means, so that whoever reads only one of them finds it. */
const names = {
  '': { label: '原文', lang: 'zh' },
  hans: { label: '简体', lang: 'zh-Hans' },
  hant: { label: '繁體', lang: 'zh-Hant' },
} as const satisfies Record<Variant, unknown>;

function useSwitch() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [awaited, setAwaited] = useState<Variant | null>(null);

  async function switchTo(next: Variant): Promise<void> {
    setAwaited(next);
    try {
      await choose(next);
      // Either way the router draws all of the page anew, with its state as it is.
      const shorter = withoutVariant(search);
      if (shorter === search) await revalidate();
      else await navigate(`${pathname}${shorter}${hash}`, { replace: true, preventScrollReset: true });
    } catch {
      notices.error(unanswered().message);
    } finally {
      setAwaited(null);
    }
  }
  return { awaited, switchTo };
}

/** Three buttons, one of them pressed. */
export function VariantSwitch() {
  const { awaited, switchTo } = useSwitch();
  const shown = variant();
  return (
    <fieldset aria-label="文字" className={classes['switch']}>
      {(['', ...scripts] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={names[each].lang}
          aria-pressed={each === shown}
          aria-busy={each === awaited}
          data-verbatim
          onClick={() => {
            if (each !== shown && awaited === null) void switchTo(each);
          }}
        >
          {names[each].label}
        </button>
      ))}
    </fieldset>
  );
}
