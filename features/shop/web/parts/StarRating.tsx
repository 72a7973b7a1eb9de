/** A rating as up to five stars and a number. */
import type { CSSProperties } from 'react';
import classes from './StarRating.module.css';

export function StarRating({ rating }: { rating: number }) {
  const share = `${(rating / 5) * 100}%`;
  return (
    <span className={classes['rating']} role="img" aria-label={`评分 ${rating.toFixed(1)}，满分 5 分`}>
      <span className={classes['stars']} style={{ '--share': share } as CSSProperties} aria-hidden>
        ★★★★★
      </span>
      <span aria-hidden>{rating.toFixed(1)}</span>
    </span>
  );
}
