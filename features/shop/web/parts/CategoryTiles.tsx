/** The tab of categories, each with a description and a link to its products. */
import { Link } from 'react-router';
import type { ProductCategory } from '../../contract/category.ts';
import type { ProductListView } from '../list.ts';
import type { Category } from '../queries.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import classes from './CategoryTiles.module.css';

const introductions: Readonly<Record<ProductCategory, string>> = {
  traditional_medicine: '一草一石，皆可入药；一炉一杵，皆是火候。',
  traditional_craft: '土与火、丝与漆，在同一双手里成器。',
  folk_literature: '口耳相传的故事，落成可以翻阅的纸页。',
  traditional_music: '斫木为琴，截竹为笛，一声起而四座静。',
  traditional_dance: '龙狮起舞，水袖生风，身段里有年节。',
  traditional_opera: '方寸影窗，一张脸谱，唱尽古今人物。',
  folk_customs: '四时有节，节有其物，物里有人间烟火。',
};

export default function CategoryTiles({
  categories,
  pathOf,
}: {
  categories: readonly Category[];
  pathOf: ProductListView['pathOf'];
}) {
  return (
    <ul className={classes['tiles']}>
      {categories.map(({ key, name, icon, count }) => (
        <li key={key}>
          <Link to={pathOf({ category: key, tab: 'browse' })} preventScrollReset>
            <CategoryIcon name={icon} />
            <h2>{name}</h2>
            <p>{introductions[key]}</p>
            {count !== null && <span className={classes['count']}>{count} 件作品</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
