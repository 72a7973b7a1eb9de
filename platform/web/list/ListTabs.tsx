/** Tabs for one field of a list, with the declared values. */
import type { ReactNode } from 'react';
import classes from './ListTabs.module.css';
import { TabList } from './TabList.tsx';
import type { ListView } from './useList.ts';

interface ListTabsProps<State extends object> {
  view: ListView<State>;
  field: keyof State & string;
  /** Additional changes of every tab; `page` to keep the page. */
  changes?: Partial<State>;
  /** The tab's panel, whose first line is the toolbar: on wide screens the tabs are in the same line. */
  children: ReactNode;
}

export function ListTabs<State extends object>({ view, field, changes, children }: ListTabsProps<State>) {
  const control = view.list.controls[field];
  const tabs = (control?.options ?? []).map(({ value, label }) => ({ value: String(value), label }));
  const to = (value: string) => ({ ...changes, [field]: value }) as Partial<State>;
  const current = String(view.state[field]);
  return (
    <div className={classes['tabs']}>
      <div className={classes['tabList']}>
        <TabList
          label={control?.label ?? field}
          tabs={tabs}
          current={current}
          panel="list-panel"
          onChange={(value) => view.change(to(value))}
          pathOf={(value) => view.pathOf(to(value))}
        />
      </div>
      <div role="tabpanel" id="list-panel" aria-labelledby={`tab-${current}`}>
        {children}
      </div>
    </div>
  );
}
