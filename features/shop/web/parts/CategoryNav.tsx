/** The categories in one row, centred on the axis, each with its number of products. */
import { Link } from 'react-router';
import {
  type ProductCategory,
  productCategories,
  productCategoryIcons,
  productCategoryNames,
} from '../../contract/category.ts';
import type { CategoryEntry } from '../../contract/endpoints.ts';
import type { ProductListView } from '../list.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import classes from './CategoryNav.module.css';

interface CategoryNavProps {
  /** From the server; the row is shown without counts until they are loaded. */
  categories: CategoryEntry[] | undefined;
  chosen: ProductCategory | undefined;
  pathOf: ProductListView['pathOf'];
}

const defaults = productCategories.map((key) => ({
  key,
  name: productCategoryNames[key],
  icon: productCategoryIcons[key],
  count: null,
}));

export function CategoryNav({ categories, chosen, pathOf }: CategoryNavProps) {
  const all = categories ? categories.reduce((sum, { count }) => sum + count, 0) : null;
  const entries = [{ key: undefined, name: '全部', icon: 'all', count: all }, ...(categories ?? defaults)];
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
