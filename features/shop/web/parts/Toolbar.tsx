/** How many products there are, and how they are ordered and laid out. */
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { ProductPagination } from '../../contract/endpoints.ts';
import { pageSizes, sort, sortNames, sorts } from '../../contract/filter.ts';
import type { ShopAddress } from '../address.rules.ts';
import type { Change } from '../useAddress.ts';
import { FilterChips } from './FilterChips.tsx';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  shown: ShopAddress;
  change: Change;
  /** Missing until the list has come. */
  pagination: ProductPagination | undefined;
}

const orders = sorts.map((value) => ({ value, label: sortNames[value] }));
const sizes = pageSizes.map((size) => ({ value: String(size), label: `每页 ${size} 件` }));
const modes = [
  { value: 'card', label: <IconLayoutGrid size={18} stroke={1.5} aria-label="卡片" /> },
  { value: 'list', label: <IconLayoutList size={18} stroke={1.5} aria-label="列表" /> },
];

function totalText({ total, relation }: ProductPagination): string {
  return `${relation === 'exact' ? '共' : '约'} ${total.toLocaleString('en-US')} 件`;
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
          aria-label="排序"
          data={orders}
          value={shown.sort}
          onChange={(event) => change({ sort: sort.catch('latest').parse(event.currentTarget.value) })}
        />
        <NativeSelect
          aria-label="每页数量"
          data={sizes}
          value={String(shown.limit)}
          onChange={(event) => {
            const limit = pageSizes.find((size) => String(size) === event.currentTarget.value);
            if (limit) change({ limit });
          }}
        />
        <SegmentedControl
          aria-label="显示方式"
          data={modes}
          value={shown.mode}
          onChange={(mode) => change({ mode: mode === 'list' ? 'list' : 'card', page: shown.page })}
        />
      </div>
    </div>
  );
}
