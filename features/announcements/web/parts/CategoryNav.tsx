/** The categories, five links about the axis. */
import { Link } from 'react-router';
import { announcementCategoryNames } from '../../contract/category.ts';
import { categoryChoices } from '../../contract/reading.ts';
import type { ListAddress } from '../address.rules.ts';
import type { PathOf } from '../useAddress.ts';
import classes from './CategoryNav.module.css';

const names = { all: '全部', ...announcementCategoryNames };

export function CategoryNav({ chosen, pathOf }: { chosen: ListAddress['category']; pathOf: PathOf }) {
  return (
    <nav aria-label="公告类别" className={classes['nav']}>
      <ul>
        {categoryChoices.map((category) => (
          <li key={category}>
            <Link
              to={pathOf({ category })}
              preventScrollReset
              aria-current={category === chosen ? 'page' : undefined}
            >
              {names[category]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
