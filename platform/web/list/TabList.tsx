/** Tabs on the axis; arrow keys go from one to the next, as the tab pattern of ARIA wants it. */
import type { KeyboardEvent } from 'react';
import classes from './TabList.module.css';

interface TabListProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  shown: Value;
  /** The id of the element that shows the tab in front. */
  panel: string;
  onShow: (value: Value) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, shown, panel, onShow } = props;
  const move = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((place + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.value);
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classes['tabs']}>
      {tabs.map(({ value, label: name }, place) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`tab-${value}`}
          aria-selected={value === shown}
          aria-controls={panel}
          tabIndex={value === shown ? 0 : -1}
          onClick={() => onShow(value)}
          onKeyDown={(event) => move(event, place)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
