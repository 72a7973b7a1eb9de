/** Tabs on the axis, with arrow key navigation by ARIA's tab pattern. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import classes from './TabList.module.css';

interface TabListProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  current: Value;
  /** The id of the tab panel. */
  panel: string;
  onChange: (value: Value) => void;
  /** Makes the tabs links, which work before hydration and open in a new window. */
  pathOf?: (value: Value) => string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, current, panel, onChange, pathOf } = props;
  const move = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classes['tabs']}>
      {tabs.map(({ value, label: name }, index) => {
        const tab = {
          role: 'tab',
          id: `tab-${value}`,
          'aria-selected': value === current,
          'aria-controls': panel,
          tabIndex: value === current ? 0 : -1,
          onKeyDown: (event: KeyboardEvent) => move(event, index),
        };
        if (!pathOf) {
          return (
            <button key={value} type="button" {...tab} onClick={() => onChange(value)}>
              {name}
            </button>
          );
        }
        const onClick = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChange(value);
        };
        return (
          <Link key={value} to={pathOf(value)} {...tab} onClick={onClick}>
            {name}
          </Link>
        );
      })}
    </div>
  );
}
