/** Who got what, in the order in which it was grabbed. */
import { Bean } from '@features/wallet/web/Bean.tsx';
import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { Avatar } from '../../../../platform/web/people/Avatar.tsx';
import type { PacketDetail } from '../../contract/packet.ts';
import { useSeldom } from '../useSeldom.ts';
import { Best } from './Best.tsx';
import classes from './Claims.module.css';

export function Claims({ packet: { claims, remainingCount, totalCount } }: { packet: PacketDetail }) {
  const said = useSeldom(remainingCount > 0 ? `还剩 ${remainingCount} 个红包` : '红包已被抢完');
  return (
    <section className={classes['claims']} aria-labelledby="claims">
      <h2 id="claims">
        手气榜{' '}
        <small>
          {totalCount - remainingCount} / {totalCount}
        </small>
      </h2>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {claims.length === 0 ? (
        <p className={classes['none']}>还没有人抢到，第一个会是谁？</p>
      ) : (
        <ol>
          {claims.map(({ position, name, avatar, amount, time, best, mine }) => (
            <li key={position} data-mine={mine || undefined}>
              <Avatar name={name} address={avatar} />
              <span className={classes['who']}>
                <span>
                  <Verbatim>{name}</Verbatim>
                  {mine && <em>我</em>}
                </span>
                <ClientOnly fallback={<small>&nbsp;</small>}>
                  <small>
                    <time dateTime={time}>{formatDateTime(time)}</time>
                  </small>
                </ClientOnly>
              </span>
              {best && <Best />}
              <b>
                {formatCount(amount)} <Bean size={18} />
              </b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
