/** Tabs for one field of a list above what they show; its values stand in the declaration. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './ListTabs.module.css';
import { changesOf, type FieldChoice } from './useList.ts';

interface ListTabsProps<State extends object> extends FieldChoice<State> {
  /** Changes that come with every tab; `page` where it stays. */
  changes?: Partial<State>;
  /** The tab's panel, whose first line is the toolbar: on wide screens the tabs stand in the same line. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Links, which work before hydration; arrow keys go from one to the next, as ARIA's tab pattern says. */
export function ListTabs<State extends object>(props: ListTabsProps<State>) {
  const { view, field, ofPage, changes, children } = props;
  const { label, options = [] } = view.list.controls[field] ?? {};
  const to = (value: string) => ({ ...changes, ...changesOf(props, value) });
  const shown = String(view.state[field]);
  const tabs = options.map((option) => ({ ...option, value: String(option.value) }));
  const move = (event: KeyboardEvent, place: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((place + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    view.change(to(next.value));
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <div className={classes['tabs']} data-of-page={ofPage}>
      <div role="tablist" aria-label={label ?? field} className={classes['tabList']}>
        {tabs.map(({ value, label: name }, place) => (
          <Link
            key={value}
            to={view.pathOf(to(value))}
            role="tab"
            id={`tab-${value}`}
            aria-selected={value === shown}
            aria-controls="list-panel"
            tabIndex={value === shown ? 0 : -1}
            onKeyDown={(event) => move(event, place)}
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              view.change(to(value));
            }}
          >
            {name}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="list-panel" aria-labelledby={`tab-${shown}`}>
        {children}
      </div>
    </div>
  );
}
