/** What narrows a statement: direction, reason, days; and what was found as a file. */

import { Anchor } from '@mantine/core';
import type { LongPagination } from '@platform/contract/search';
import { portalDay } from '@platform/contract/zone';
import { call } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { Link } from 'react-router';
import { type Asset, type Reason, reasonLabels } from '../../contract/ledger.ts';
import {
  type Direction,
  directionLabels,
  directions,
  exportedMovements,
  exportMovements,
} from '../../contract/movement.ts';
import { type Address, filtersOf, firstDay, isNarrowed, reasonsOf, tabPath } from '../address.rules.ts';
import { totalText } from '../statement.rules.ts';
import { useChange } from '../useChange.ts';
import { DayField } from './DayField.tsx';
import classes from './StatementFilters.module.css';

const everyDirection: { value: Direction | ''; label: string }[] = [
  { value: '', label: '全部收支' },
  ...directions.map((value) => ({ value, label: directionLabels[value] })),
];

interface StatementFiltersProps {
  asset: Asset;
  shown: Address;
  /** Missing until the statement has come. */
  pagination: LongPagination | undefined;
}

export function StatementFilters({ asset, shown, pagination }: StatementFiltersProps) {
  const change = useChange(shown);
  const everyReason: { value: Reason | ''; label: string }[] = [
    { value: '', label: '全部事由' },
    ...reasonsOf[asset].map((value) => ({ value, label: reasonLabels[value] })),
  ];
  const today = portalDay(new Date());
  return (
    <div className={classes['bar']}>
      <search className={classes['tools']} aria-label="筛选明细">
        <NativeSelect
          label="收支"
          options={everyDirection}
          value={shown.direction ?? ''}
          onChange={(direction) => change({ direction: direction || undefined })}
        />
        <NativeSelect
          label="事由"
          options={everyReason}
          value={shown.reason ?? ''}
          onChange={(reason) => change({ reason: reason || undefined })}
        />
        <DayField
          label="从"
          value={shown.from}
          min={firstDay}
          max={shown.to ?? today}
          onChange={(from) => change({ from })}
        />
        <DayField
          label="至"
          value={shown.to}
          min={shown.from ?? firstDay}
          max={today}
          onChange={(to) => change({ to })}
        />
      </search>
      <div className={classes['count']}>
        <p>
          <span aria-live="polite">{pagination ? totalText(pagination) : '\u2002'}</span>
          {isNarrowed(shown) && (
            <Anchor component={Link} to={tabPath(shown.tab)} preventScrollReset inherit>
              清除条件
            </Anchor>
          )}
        </p>
        <ExportButton
          link={async () => (await call(exportMovements, { body: filtersOf(asset, shown) })).url}
          rows={pagination && Math.min(pagination.total, exportedMovements)}
          saved="明细已下载"
        />
      </div>
    </div>
  );
}
