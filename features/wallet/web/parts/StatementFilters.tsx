/** What narrows a statement: direction, reason, days; and what was found as a file. */

import { Anchor, Button } from '@mantine/core';
import type { LongPagination } from '@platform/contract/search';
import { portalDay } from '@platform/contract/zone';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Asset, type Reason, reasonLabels } from '../../contract/ledger.ts';
import { type Direction, directionLabels, directions } from '../../contract/movement.ts';
import { type Address, firstDay, isNarrowed, reasonsOf, tabPath } from '../address.rules.ts';
import { totalText } from '../statement.rules.ts';
import { useChange } from '../useChange.ts';
import { useStatementExport } from '../useStatementExport.ts';
import { DayField } from './DayField.tsx';
import classes from './StatementFilters.module.css';

const everyDirection: { value: Direction | ''; label: string }[] = [
  { value: '', label: '全部收支' },
  ...directions.map((value) => ({ value, label: directionLabels[value] })),
];

const exporting = { rest: '导出 CSV', writing: '正在生成…', coming: '正在下载…' } as const;

interface StatementFiltersProps {
  asset: Asset;
  shown: Address;
  /** Missing until the statement has come. */
  pagination: LongPagination | undefined;
}

export function StatementFilters({ asset, shown, pagination }: StatementFiltersProps) {
  const change = useChange(shown);
  const { phase, start } = useStatementExport(asset, shown);
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
        <Button
          variant="default"
          size="compact-sm"
          disabled={!pagination?.total}
          aria-busy={phase !== 'rest'}
          leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
          onClick={() => void start()}
        >
          <span aria-live="polite">{exporting[phase]}</span>
        </Button>
      </div>
    </div>
  );
}
