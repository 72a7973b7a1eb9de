/** Tabs for one field of a list with the declared values. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './ListTabs.module.css';
import { changesOf, type FieldChoice } from './useList.ts';

interface ListTabsProps<State extends object> extends FieldChoice<State> {
  /** Additional changes of every tab; `page` to keep the page. */
  changes?: Partial<State>;
  /** The tab's panel, whose first line is the toolbar: on wide screens the tabs are in the same line. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Links, which work before hydration; arrow keys move between them, as in ARIA's tab pattern. */
export function ListTabs<State extends object>(props: ListTabsProps<State>) {
  const { view, field, ofPage, changes, children } = props;
  const { label, options = [] } = view.list.controls[field] ?? {};
  const to = (value: string) => ({ ...changes, ...changesOf(props, value) });
  const current = String(view.state[field]);
  const tabs = options.map((option) => ({ ...option, value: String(option.value) }));
  const move = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    view.change(to(next.value));
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <div className={classes['tabs']} data-of-page={ofPage}>
      <div role="tablist" aria-label={label ?? field} className={classes['tabList']}>
        {tabs.map(({ value, label: name }, index) => (
          <Link
            key={value}
            to={view.pathOf(to(value))}
            role="tab"
            id={`tab-${value}`}
            aria-selected={value === current}
            aria-controls="list-panel"
            tabIndex={value === current ? 0 : -1}
            onKeyDown={(event) => move(event, index)}
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
      <div role="tabpanel" id="list-panel" aria-labelledby={`tab-${current}`}>
        {children}
      </div>
    </div>
  );
}
