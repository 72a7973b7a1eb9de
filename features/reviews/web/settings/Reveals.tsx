/** Who has looked at identity numbers, the latest first. */

import { Skeleton } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { useRef } from 'react';
import { type Address, pathOf } from '../address.rules.ts';
import { useReveals } from '../queries.ts';
import classes from './SettingsPanel.module.css';

export function Reveals({ shown }: { shown: Address }) {
  const { data, error, isPlaceholderData } = useReveals(shown.page);
  const top = useRef<HTMLElement>(null);
  const pages = data ? Math.ceil(data.pagination.total / data.pagination.per_page) : 0;
  return (
    <section
      className={classes['reveals']}
      aria-labelledby="id-number-reveals"
      aria-busy={isPlaceholderData}
      ref={top}
    >
      <h2 id="id-number-reveals">证件号码查看记录</h2>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton height={60} />}
      {data?.pagination.total === 0 && <p>还没有人查看过完整的证件号码。</p>}
      <ul>
        {data?.reveals.map(({ applicationNumber, adminName, at }, place) => (
          <li key={place}>
            <span>
              <b data-verbatim>{adminName}</b> 查看了 {applicationNumber}
            </span>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <PageLinks
          pages={pages}
          page={shown.page}
          pathOf={(page) => pathOf(shown, { page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </section>
  );
}
