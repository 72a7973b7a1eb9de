/** /orders: the member's orders by state, newest first. */
import { shopPath } from '@features/shop/contract/path';
import { Button, Container, Stack } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { orderList } from './list.ts';
import { OrderCard } from './parts/OrderCard.tsx';
import { useOrders } from './queries.ts';

export const handle = page({ title: '我的订单', needsLogin: true });

export default function OrdersPage() {
  const view = useList(orderList, useLocation().search);
  const { page, status } = view.state;
  const answer = useOrders(page, status === 'all' ? undefined : status);
  const { refetch } = answer;
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <Container size="60rem" pb={64}>
      <SectionHeading order={1}>我的订单</SectionHeading>
      <FieldLinks view={view} field="status" />
      <ListPanel
        view={view}
        answer={answer}
        items={({ orders }) => orders}
        empty={{
          action: (
            <Button component={Link} to={shopPath}>
              去商城逛逛
            </Button>
          ),
        }}
      >
        {(orders) => (
          <Stack gap="lg">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} onExpired={reload} />
            ))}
          </Stack>
        )}
      </ListPanel>
    </Container>
  );
}
