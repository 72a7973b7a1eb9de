/** How many announcements there are, from which year, and how many on a page. */

import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { formatCount } from '@platform/web/format/amount';
import { pageSizes } from '../../contract/reading.ts';
import { useYears } from '../queries.ts';
import type { AddressParts } from '../useAddress.ts';
import classes from './Toolbar.module.css';

interface ToolbarProps extends Omit<AddressParts, 'pathOf'> {
  /** Missing until the list has come. */
  total: number | undefined;
}

const sizes = pageSizes.map((size) => ({ value: size, label: `每页 ${size} 则` }));

/** No year chosen. */
const allYears = 0;

export function Toolbar({ shown, change, total }: ToolbarProps) {
  const years = useYears();
  const known = years.some(({ year }) => year === shown.year);
  const options = [
    { value: allYears, label: '全部年份' },
    ...years.map(({ year, count }) => ({ value: year, label: `${year} 年（${count}）` })),
    // A year that the address names and nobody announced anything in.
    ...(shown.year === undefined || known ? [] : [{ value: shown.year, label: `${shown.year} 年` }]),
  ];
  return (
    <div className={classes['bar']}>
      <p aria-live="polite">{total === undefined ? '\u2002' : `共 ${formatCount(total)} 则`}</p>
      <div className={classes['choices']}>
        <NativeSelect
          label="年份"
          options={options}
          value={shown.year ?? allYears}
          onChange={(year) => change({ year: year === allYears ? undefined : year })}
        />
        <NativeSelect
          label="每页数量"
          options={sizes}
          value={shown.limit}
          onChange={(limit) => change({ limit })}
        />
      </div>
    </div>
  );
}
