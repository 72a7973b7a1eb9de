/** The mean of the reviews, and how many have each number of stars. */
import { formatCount } from '@platform/web/format/amount';
import type { CSSProperties } from 'react';
import classes from './Reviews.module.css';

interface DistributionProps {
  rating: number;
  /** Reviews with 1 to 5 stars. */
  counts: readonly number[];
}

export function Distribution({ rating, counts }: DistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <div className={classes['distribution']}>
      <p>
        <strong>{rating.toFixed(1)}</strong>
        <span>{formatCount(total)} 条评价</span>
      </p>
      <ul aria-label="评分分布">
        {rows.map(({ stars, count }) => (
          <li key={stars} style={{ '--share': `${(count / total) * 100}%` } as CSSProperties}>
            {stars} 星 <span className={classes['bar']} aria-hidden /> {formatCount(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
