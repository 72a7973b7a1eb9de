/** One entry: beans with their sign, from or to whom, the wish, when, and where it stands. */
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { Link } from 'react-router';
import { historyStates, historyTypeLabels } from '../../contract/lifecycle.ts';
import type { HistoryEntry } from '../../contract/packet.ts';
import { packetPath } from '../path.ts';
import classes from './HistoryPanel.module.css';
import { relationOf, signedAmount } from './history.rules.ts';

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { packetId, type, message, otherParty, time, status } = entry;
  return (
    <li className={classes['row']} data-type={type}>
      <span className={classes['mark']} aria-hidden="true">
        {historyTypeLabels[type][0]}
      </span>
      <div className={classes['words']}>
        <Link to={packetPath(packetId)}>
          <Verbatim>{message}</Verbatim>
        </Link>
        <small>
          <span>
            {relationOf(entry)} <Verbatim>{otherParty}</Verbatim>
          </span>
          <time dateTime={time}>{formatDateTime(time)}</time>
        </small>
      </div>
      <b>{signedAmount(entry)}</b>
      <StatusBadge of={historyStates} status={status} className={classes['status']} />
    </li>
  );
}
