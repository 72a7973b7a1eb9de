/** The switch between the original and either script; what is typed on the page stays. */
import { scripts, type Variant } from '@platform/contract/variant';
import { variant } from '@platform/web/variant/current';
import { useSwitchVariant } from './useSwitchVariant.ts';
import classes from './VariantSwitch.module.css';

/** Each name stands in the script that it means, so that whoever reads only one of them finds it. */
const names = {
  '': { label: '原文', lang: 'zh' },
  hans: { label: '简体', lang: 'zh-Hans' },
  hant: { label: '繁體', lang: 'zh-Hant' },
} as const satisfies Record<Variant, unknown>;

/** Three buttons, one of them pressed. */
export function VariantSwitch() {
  const { awaited, switchTo } = useSwitchVariant();
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
