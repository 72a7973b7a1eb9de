/** An account's statement: what narrows it, and a page of its movements. */
import { Button } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Asset } from '../../contract/ledger.ts';
import { type Address, isNarrowed, pathOf, tabPath } from '../address.rules.ts';
import { useMovements } from '../queries.ts';
import { MovementTable } from './MovementTable.tsx';
import { StatementFilters } from './StatementFilters.tsx';

function Nothing({ asset, shown }: { asset: Asset; shown: Address }) {
  const lost = shown.page > 1;
  const narrowed = isNarrowed(shown);
  return (
    <EmptyState
      title={lost ? '这一页没有明细了' : narrowed ? '没有找到相符的明细' : '还没有收支'}
      action={
        (lost || narrowed) && (
          <Button
            component={Link}
            to={lost ? pathOf(shown, { page: 1 }) : tabPath(shown.tab)}
            preventScrollReset
          >
            {lost ? '回到第一页' : '清除条件'}
          </Button>
        )
      }
    >
      {lost || narrowed
        ? null
        : asset === 'BEAN'
          ? '充值或收到红包后，每一笔都记在这里。'
          : '收到退款或奖励、用余额付款后，每一笔都记在这里。'}
    </EmptyState>
  );
}

export function Statement({ asset, shown }: { asset: Asset; shown: Address }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useMovements(asset, shown);
  const top = useRef<HTMLDivElement>(null);
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton count={5} />;
    if (data.movements.length === 0) return <Nothing asset={asset} shown={shown} />;
    const { current_page, last_page } = data.pagination;
    return (
      <>
        <MovementTable asset={asset} movements={data.movements} busy={isPlaceholderData} />
        {last_page > 1 && (
          <PageLinks
            pages={last_page}
            page={current_page}
            pathOf={(page) => pathOf(shown, { page })}
            onPageChange={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </>
    );
  };
  return (
    <div ref={top}>
      <StatementFilters asset={asset} shown={shown} pagination={data?.pagination} />
      {list()}
    </div>
  );
}
