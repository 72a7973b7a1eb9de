/** A page of a statement: a table, on narrow screens a card of two lines for each movement. */
import { formatDateTime } from '@platform/web/format/time';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { type Asset, reasonLabels } from '../../contract/ledger.ts';
import { directionLabels, type Movement } from '../../contract/movement.ts';
import { showAmount, showMovement } from '../amount.rules.ts';
import classes from './MovementTable.module.css';

function Row({ movement }: { movement: Movement }) {
  const { time, asset, amount, reason, counterparty, memo, balance } = movement;
  return (
    <tr>
      <td className={classes['time']}>
        <time dateTime={time}>{formatDateTime(time)}</time>
      </td>
      <td className={classes['reason']}>{reasonLabels[reason]}</td>
      <td className={classes['with']}>
        {counterparty.kind === 'member' ? <Verbatim>{counterparty.label}</Verbatim> : counterparty.label}
        {memo && (
          <small>
            <Verbatim>{memo}</Verbatim>
          </small>
        )}
      </td>
      <td className={classes['amount']} data-direction={amount > 0 ? 'in' : 'out'}>
        {showMovement(asset, amount)}
      </td>
      <td className={classes['balance']}>
        <span>余 </span>
        {showAmount(asset, balance)}
      </td>
    </tr>
  );
}

interface MovementTableProps {
  asset: Asset;
  movements: readonly Movement[];
  /** Another page is on its way. */
  busy: boolean;
}

export function MovementTable({ asset, movements, busy }: MovementTableProps) {
  const unit = asset === 'BEAN' ? '浣熊豆' : '人民币';
  return (
    <table className={classes['table']} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">事由</th>
          <th scope="col">对方与附言</th>
          <th scope="col" className={classes['figures']}>
            {directionLabels.in}／{directionLabels.out}（{unit}）
          </th>
          <th scope="col" className={classes['figures']}>
            余额
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <Row key={`${movement.asset} ${movement.id}`} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}
