/** What a resale at a price brings: the profit, the bonus red packet and the sum. */
import { formatYuan } from '@platform/web/format/amount';
import { resaleBonusYuan, resalePriceProblem } from '../../contract/resale.ts';
import classes from './ProceedsPreview.module.css';

interface ProceedsPreviewProps {
  /** In yuan; NaN and prices that are not allowed show nothing. */
  price: number;
  /** What the seller paid, in yuan. */
  paid: number;
}

export function ProceedsPreview({ price, paid }: ProceedsPreviewProps) {
  const isAllowed = Number.isFinite(price) && resalePriceProblem(price, paid) === null;
  const amounts = (bonus: number) => ({
    转售价: price,
    差价收益: price - paid,
    '奖励红包（收益的 10%，取整到元）': bonus,
    开课后到账: price + bonus,
  });
  return (
    <dl className={classes['proceeds']} aria-live="polite">
      {isAllowed ? (
        Object.entries(amounts(resaleBonusYuan(price, paid))).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatYuan(amount)}</dd>
          </div>
        ))
      ) : (
        <div>
          <dt>填写价格后，这里显示您能得到的款项。</dt>
        </div>
      )}
    </dl>
  );
}
