/** /orders: the member's orders by state, newest first. */
import { orderStatus, orderStatuses, orderStatusLabels } from '@features/orders/contract/lifecycle';
import { Button, Pagination, Stack } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import classes from './OrdersPage.module.css';
import { OrderCard } from './parts/OrderCard.tsx';
import { useOrders } from './queries.ts';

export const handle = page({ title: '我的订单', needsLogin: true });

const tabs = [undefined, ...orderStatuses];

export default function OrdersPage() {
  const [search, setSearch] = useSearchParams();
  const status = orderStatus.safeParse(search.get('status')).data;
  const wanted = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useOrders(wanted, status);
  const again = useCallback(() => void refetch(), [refetch]);
  const pages = data ? Math.ceil(data.pagination.total / data.pagination.per_page) : 0;

  function turnTo(number: number) {
    setSearch((now) => {
      now.set('page', String(number));
      return now;
    });
  }

  return (
    <div className={classes['page']}>
      <SectionHeading order={1}>我的订单</SectionHeading>
      <nav className={classes['tabs']} aria-label="订单状态">
        {tabs.map((tab) => (
          <Link
            key={tab ?? 'all'}
            to={tab ? `?status=${tab}` : '?'}
            aria-current={tab === status ? 'page' : undefined}
            preventScrollReset
          >
            {tab ? orderStatusLabels[tab] : '全部'}
          </Link>
        ))}
      </nav>
      {data?.orders.length ? (
        <Stack gap="lg" aria-busy={isPlaceholderData} className={classes['list'] ?? ''}>
          {data.orders.map((order) => (
            <OrderCard key={order.id} order={order} onExpired={again} />
          ))}
          {pages > 1 && (
            <Pagination
              total={pages}
              value={data.pagination.current_page}
              onChange={turnTo}
              className={classes['pages'] ?? ''}
              getControlProps={(control) => ({ 'aria-label': control === 'next' ? '下一页' : '上一页' })}
            />
          )}
        </Stack>
      ) : data ? (
        <EmptyState
          title={status ? `没有${orderStatusLabels[status]}的订单` : '还没有订单'}
          action={
            <Button component={Link} to="/library">
              去商城逛逛
            </Button>
          }
        />
      ) : isPending ? (
        <ListSkeleton />
      ) : (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </div>
  );
}
