/** What the stock says to a buyer, when there is anything to say. */
import classes from './StockHint.module.css';

/** From here on the visitor is told how few are left. */
export const lowStock = 5;

export function StockHint({ stock }: { stock: number }) {
  if (stock > lowStock) return null;
  if (stock === 0) return <span className={classes['gone']}>已售完</span>;
  return <span className={classes['low']}>仅余 {stock} 件</span>;
}
