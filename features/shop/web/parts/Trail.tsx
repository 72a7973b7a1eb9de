/** Where a product stands: shop, category, itself. */
import { Link } from 'react-router';
import { type ProductCategory, productCategoryNames } from '../../contract/category.ts';
import classes from './Trail.module.css';

export function Trail({ category, title }: { category: ProductCategory; title: string }) {
  return (
    <nav aria-label="当前位置" className={classes['trail']}>
      <ol>
        <li>
          <Link to="/library">商城</Link>
        </li>
        <li>
          <Link to={`/library?category=${category}`}>{productCategoryNames[category]}</Link>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
