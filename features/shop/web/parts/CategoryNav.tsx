/** The categories in one row, centred on the axis, each with its number of products. */
import { Link } from 'react-router';
import type { ProductCategory } from '../../contract/category.ts';
import type { ProductListView } from '../list.ts';
import type { Category } from '../queries.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import classes from './CategoryNav.module.css';

interface CategoryNavProps {
  categories: readonly Category[];
  chosen: ProductCategory | undefined;
  pathOf: ProductListView['pathOf'];
}

export function CategoryNav({ categories, chosen, pathOf }: CategoryNavProps) {
  const all = categories.reduce<number | null>(
    (sum, { count }) => (count === null ? null : (sum ?? 0) + count),
    null,
  );
  const entries = [{ key: undefined, name: '全部', icon: 'all', count: all }, ...categories];
  return (
    <nav aria-label="商品门类" className={classes['nav']}>
      <ul>
        {entries.map(({ key, name, icon, count }) => (
          <li key={key ?? 'all'}>
            <Link
              to={pathOf({ category: key, tab: 'browse' })}
              preventScrollReset
              aria-current={key === chosen ? 'page' : undefined}
            >
              <CategoryIcon name={icon} />
              <span>{name}</span>
              <span className={classes['count']}>{count === null ? '\u2002' : `${count} 件`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
