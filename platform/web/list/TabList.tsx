/** Tabs on the axis; arrow keys go from one to the next, as ARIA's tab pattern says. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import classes from './TabList.module.css';

interface TabListProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  shown: Value;
  /** The id of the element that shows the tab in front. */
  panel: string;
  onShow: (value: Value) => void;
  /** Makes the tabs links, which work before hydration and open in a new window. */
  pathOf?: (value: Value) => string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, shown, panel, onShow, pathOf } = props;
  const move = (event: KeyboardEvent, place: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((place + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.value);
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classes['tabs']}>
      {tabs.map(({ value, label: name }, place) => {
        const tab = {
          role: 'tab',
          id: `tab-${value}`,
          'aria-selected': value === shown,
          'aria-controls': panel,
          tabIndex: value === shown ? 0 : -1,
          onKeyDown: (event: KeyboardEvent) => move(event, place),
        };
        if (!pathOf) {
          return (
            <button key={value} type="button" {...tab} onClick={() => onShow(value)}>
              {name}
            </button>
          );
        }
        const follow = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onShow(value);
        };
        return (
          <Link key={value} to={pathOf(value)} {...tab} onClick={follow}>
            {name}
          </Link>
        );
      })}
    </div>
  );
}
