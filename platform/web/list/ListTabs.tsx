/** Tabs for one field of a list above what they show; its values stand in the declaration. */
import type { ReactNode } from 'react';
import classes from './ListTabs.module.css';
import { TabList } from './TabList.tsx';
import type { ListView } from './useList.ts';

interface ListTabsProps<State extends object> {
  view: ListView<State>;
  field: keyof State & string;
  /** Changes that come with every tab; `page` where it stays. */
  changes?: Partial<State>;
  /** The tab's panel, whose first line is the toolbar: on wide screens the tabs stand in the same line. */
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
