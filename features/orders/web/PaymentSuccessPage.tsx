/** /payment-success: the result of a payment, as the server confirms it. */
import type { OrderDetail } from '@features/orders/contract/order';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { usePaymentStatus } from '@features/payments/web/queries.ts';
import { Button, Container } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { finishCheckout } from './finishCheckout.ts';
import { PaymentResult } from './parts/PaymentResult.tsx';
import { useOrder } from './queries.ts';
import { readResult, resultPath } from './target.rules.ts';
import { productName } from './useOrderPayer.ts';

export const handle = page({ title: '支付结果', hidden: true });

/** Adds order and product to the address where a provider has omitted them. */
function useCompleteAddress(order: OrderDetail | undefined, product: string | null): void {
  const navigate = useNavigate();
  const path =
    order &&
    product === null &&
    resultPath({ orderId: order.id, orderNumber: order.orderNumber }, productName(order.items));
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
}

/** The page without a result: a title and a link. */
function NoResult({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <>
      <SectionHeading order={1}>支付结果</SectionHeading>
      <EmptyState
        title={title}
        action={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
      />
    </>
  );
}

function Result({ orderId, product }: { orderId: string; product: string | null }) {
  const { data, error, isFetching, refetch } = usePaymentStatus(orderId);
  const outcome = data && outcomeOf(data);
  const paidId = outcome?.is === 'paid' ? data?.orderId : undefined;
  useEffect(() => {
    if (paidId) void finishCheckout(paidId);
  }, [paidId]);
  const { data: order } = useOrder(paidId ?? (product === null ? (data?.orderId ?? null) : null));
  useCompleteAddress(order, product);
  if (error && !data) {
    return (
      <>
        <SectionHeading order={1}>支付结果</SectionHeading>
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      </>
    );
  }
  return (
    <PaymentResult
      outcome={outcome ?? { is: 'waiting' }}
      order={data ? { id: data.orderId, number: data.orderNumber } : null}
      product={product}
      receipt={order}
    />
  );
}

function Page() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const { isLoggedIn, restored } = useSession();
  const { orderId, orderNumber, product } = readResult(search);
  const reference = orderId ?? orderNumber;
  if (!restored) return null;
  if (reference === null) return <NoResult title="没有找到订单" to="/orders" label="查看我的订单" />;
  if (!isLoggedIn)
    return <NoResult title="登录后查看支付结果" to={loginPath(`${pathname}${query}`)} label="登录" />;
  return <Result orderId={reference} product={product} />;
}

export default function PaymentSuccessPage() {
  return (
    <Container mih="50vh" pb={64}>
      {useHydrated() && <Page />}
    </Container>
  );
}
