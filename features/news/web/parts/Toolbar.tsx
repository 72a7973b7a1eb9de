/** How many items there are, and how many stand on a page; the feed for those who read elsewhere. */

import type { LongPagination } from '@platform/contract/search';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { formatCount } from '@platform/web/format/amount';
import type { ReactNode } from 'react';
import { pageSizes } from '../../contract/filter.ts';
import type { NewsAddress } from '../address.rules.ts';
import type { Change } from '../useAddress.ts';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  shown: NewsAddress;
  change: Change;
  /** Missing until the list has come. */
  pagination: LongPagination | undefined;
  /** Further choices, before the page size. */
  children?: ReactNode;
}

const sizes = pageSizes.map((size) => ({ value: size, label: `每页 ${size} 条` }));

function totalText({ total, relation }: LongPagination): string {
  return `${relation === 'exact' ? '共' : '约'} ${formatCount(total)} 条`;
}

export function Toolbar({ shown, change, pagination, children }: ToolbarProps) {
  return (
    <div className={classes['bar']}>
      <p className={classes['total']} aria-live="polite">
        {pagination ? totalText(pagination) : '\u2002'}
      </p>
      <div className={classes['choices']}>
        {children}
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
