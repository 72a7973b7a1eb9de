/** One line of an order: thumbnail, title, inheritor, quantity, price. */
import { formatYuan } from '@platform/web/format/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './SummaryLine.module.css';

interface SummaryLineProps {
  /** The product's id. */
  id: string;
  title: string;
  inheritor: string;
  cover: string;
  /** Per piece, in yuan. */
  price: number;
  /** For the line, in yuan; null when it is not part of the sum. */
  totalPrice: number | null;
  quantity: number;
  /** Stands in for the plain quantity while it can be changed. */
  adjust?: ReactNode;
  /** What is wrong with the line. */
  note?: ReactNode;
}

export function SummaryLine(props: SummaryLineProps) {
  const { id, title, inheritor, cover, price, totalPrice, quantity, adjust, note } = props;
  return (
    <li className={classes['line']}>
      <img src={cover} alt="" width={72} height={72} className={classes['cover']} />
      <div className={classes['product']}>
        <Link to={`/library/${id}`} className={classes['title']}>
          {title}
        </Link>
        <span className={classes['inheritor']} data-verbatim translate="no">
          {inheritor}
        </span>
        <span className={classes['price']}>
          {formatYuan(price)} {adjust === undefined && <>× {quantity}</>}
        </span>
        {adjust}
        {note}
      </div>
      <strong className={classes['total']}>{totalPrice !== null && formatYuan(totalPrice)}</strong>
    </li>
  );
}
