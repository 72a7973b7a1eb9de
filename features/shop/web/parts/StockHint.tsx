/** A hint about low stock. */
import classes from './StockHint.module.css';

/** The hint appears at this stock and below. */
export const lowStock = 5;

export function StockHint({ stock }: { stock: number }) {
  if (stock > lowStock) return null;
  if (stock === 0) return <span className={classes['gone']}>已售完</span>;
  return <span className={classes['low']}>仅余 {stock} 件</span>;
}
