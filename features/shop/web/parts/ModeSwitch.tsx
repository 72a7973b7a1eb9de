/** The choice between cards and rows. */
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { Mode } from '../list.ts';
import classes from './ModeSwitch.module.css';

const choices = [
  { mode: 'card', label: '卡片', Icon: IconLayoutGrid },
  { mode: 'list', label: '列表', Icon: IconLayoutList },
] as const;

export function ModeSwitch({ mode: current, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className={classes['modes']} aria-label="显示方式">
      {choices.map(({ mode, label, Icon }) => (
        <button
          key={mode}
          type="button"
          aria-label={label}
          aria-pressed={mode === current}
          onClick={() => onChange(mode)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
