/** How many products there are, and how they are ordered and laid out. */

import type { LongPagination } from '@platform/contract/search';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { formatCount } from '@platform/web/format/amount';
import { pageSizes, sortNames, sorts } from '../../contract/filter.ts';
import type { ShopAddress } from '../address.rules.ts';
import type { Change } from '../useAddress.ts';
import { FilterChips } from './FilterChips.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  shown: ShopAddress;
  change: Change;
  /** Missing until the list has come. */
  pagination: LongPagination | undefined;
}

const orders = sorts.map((value) => ({ value, label: sortNames[value] }));
const sizes = pageSizes.map((size) => ({ value: size, label: `每页 ${size} 件` }));
function totalText({ total, relation }: LongPagination): string {
  return `${relation === 'exact' ? '共' : '约'} ${formatCount(total)} 件`;
}

export function Toolbar({ shown, change, pagination }: ToolbarProps) {
  return (
    <div className={classes['bar']}>
      <p className={classes['total']} aria-live="polite">
        {pagination ? totalText(pagination) : '\u2002'}
      </p>
      <FilterChips shown={shown} change={change} />
      <div className={classes['choices']}>
        <NativeSelect
          label="排序"
          options={orders}
          value={shown.sort}
          onChange={(sort) => change({ sort })}
        />
        <NativeSelect
          label="每页数量"
          options={sizes}
          value={shown.limit}
          onChange={(limit) => change({ limit })}
        />
        <ModeSwitch mode={shown.mode} onChange={(mode) => change({ mode, page: shown.page })} />
      </div>
    </div>
  );
}
