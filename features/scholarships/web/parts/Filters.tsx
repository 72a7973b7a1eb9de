/** What narrows and orders the list: categories as links, words, the order. */
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { SearchBox } from '@platform/web/list/SearchBox.tsx';
import { Link } from 'react-router';
import { scholarshipCategories, scholarshipCategoryNames } from '../../contract/category.ts';
import { scholarshipSortNames, scholarshipSorts } from '../../contract/scholarship.ts';
import { type Address, pathOf } from '../address.rules.ts';
import { useChange } from '../useAddress.ts';
import classes from './Filters.module.css';

const orders = scholarshipSorts.map((value) => ({ value, label: scholarshipSortNames[value] }));

/** `total` is missing until the list has come. */
export function Filters({ shown, total }: { shown: Address; total: number | undefined }) {
  const change = useChange(shown);
  return (
    <div className={classes['bar']}>
      <nav className={classes['categories']} aria-label="类别">
        {[undefined, ...scholarshipCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            to={pathOf(shown, { category })}
            aria-current={category === shown.category ? 'true' : undefined}
            preventScrollReset
          >
            {category ? scholarshipCategoryNames[category] : '全部'}
          </Link>
        ))}
      </nav>
      <div className={classes['tools']}>
        <SearchBox
          label="搜索奖学金"
          placeholder="搜索奖学金，简繁皆可"
          words={shown.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          label="排序"
          options={orders}
          value={shown.sort}
          onChange={(sort) => change({ sort })}
        />
        <p aria-live="polite">{total === undefined ? '\u2002' : `共 ${total} 项`}</p>
      </div>
    </div>
  );
}
