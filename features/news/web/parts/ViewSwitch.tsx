/** Everybody's news, one's own, or the editors' list; there is a choice only for members. */
import { Link } from 'react-router';
import type { View } from '../address.rules.ts';
import { defaults } from '../address.rules.ts';
import { useReader } from '../roles.ts';
import type { PathOf } from '../useAddress.ts';
import classes from './ViewSwitch.module.css';

const names: Readonly<Record<View, string>> = { all: '全部新闻', mine: '我的新闻', desk: '编辑台' };

export function ViewSwitch({ view: shown, pathOf }: { view: View; pathOf: PathOf }) {
  const { id, isEditor } = useReader();
  if (id === null) return null;
  const views: readonly View[] = isEditor ? ['all', 'mine', 'desk'] : ['all', 'mine'];
  return (
    <nav aria-label="新闻范围" className={classes['views']}>
      {views.map((view) => (
        <Link
          key={view}
          to={pathOf({ ...defaults, search: undefined, view })}
          preventScrollReset
          aria-current={view === shown ? 'page' : undefined}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
