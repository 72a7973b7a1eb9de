/** The choice between all news, one's own and the editors' list, for members. */
import { Link } from 'react-router';
import { type NewsListView, newsList, type View } from '../list.ts';
import { useReader } from '../roles.ts';
import classes from './ViewSwitch.module.css';

const names: Readonly<Record<View, string>> = { all: '全部新闻', mine: '我的新闻', moderation: '编辑台' };

export function ViewSwitch({ view: { state, pathOf } }: { view: NewsListView }) {
  const { id, isEditor } = useReader();
  if (id === null) return null;
  const views: readonly View[] = isEditor ? ['all', 'mine', 'moderation'] : ['all', 'mine'];
  return (
    <nav aria-label="新闻范围" className={classes['views']}>
      {views.map((view) => (
        <Link
          key={view}
          to={pathOf({ ...newsList.defaults, search: undefined, view })}
          preventScrollReset
          aria-current={view === state.view ? 'page' : undefined}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
