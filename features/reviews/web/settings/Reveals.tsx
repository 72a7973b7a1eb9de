/** Who has looked at identity numbers, the latest first. */

import { Skeleton } from '@mantine/core';
import { showMoment } from '@platform/web/time';
import { useReveals } from '../queries.ts';
import classes from './SettingsPanel.module.css';

export function Reveals() {
  const { data, error } = useReveals();
  return (
    <section className={classes['reveals']} aria-labelledby="id-number-reveals">
      <h2 id="id-number-reveals">证件号码查看记录</h2>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton height={60} />}
      {data?.reveals.length === 0 && <p>还没有人查看过完整的证件号码。</p>}
      <ul>
        {data?.reveals.map(({ applicationNumber, adminName, at }, place) => (
          <li key={place}>
            <span>
              <b data-verbatim>{adminName}</b> 查看了 {applicationNumber}
            </span>
            <time dateTime={at}>{showMoment(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
