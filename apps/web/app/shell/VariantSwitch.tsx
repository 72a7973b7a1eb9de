/** The switch between the original and the two scripts; typed text is kept. */
import { scripts, type Variant } from '@platform/contract/variant';
import { useSession } from '@platform/web/session/session';
import { variant } from '@platform/web/variant/current';
import { useSwitchVariant } from './useSwitchVariant.ts';
import classes from './VariantSwitch.module.css';

/** Each name is written in its own script, for visitors who read only one. */
const names = {
  '': { label: '原文', lang: 'zh' },
  hans: { label: '简体', lang: 'zh-Hans' },
  hant: { label: '繁體', lang: 'zh-Hant' },
} as const satisfies Record<Variant, unknown>;

/** Emails to members follow the site's script. */
async function storeScript(script: Variant): Promise<void> {
  if (script === '' || !useSession.getState().isLoggedIn) return;
  const account = await import('@features/accounts/web/script.ts').catch(() => null);
  await account?.storeScript(script);
}

/** Three buttons, one of them pressed. */
export function VariantSwitch() {
  const { pending, switchTo } = useSwitchVariant();
  const current = variant();
  return (
    <fieldset aria-label="文字" className={classes['switch']}>
      {(['', ...scripts] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={names[each].lang}
          aria-pressed={each === current}
          aria-busy={each === pending}
          data-verbatim
          onClick={() => {
            if (each === current || pending !== null) return;
            void switchTo(each);
            void storeScript(each);
          }}
        >
          {names[each].label}
        </button>
      ))}
    </fieldset>
  );
}
