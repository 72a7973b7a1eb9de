/** /payment-success: where buyers arrive after paying; "paid" is said only when the server says so. */
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { Button } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { concludeCheckout } from './concludeCheckout.ts';
import classes from './PaymentSuccessPage.module.css';
import { PaymentResult } from './parts/PaymentResult.tsx';
import { useOrder, usePaymentWord } from './queries.ts';
import { readResult, resultPath } from './target.rules.ts';
import { productName } from './useOrderPayer.ts';

export const handle = page({ title: '支付结果', hidden: true });

/** Names the order and the product in the address, where a provider sent the buyer back without them. */
function useTidyAddress(orderId: string | undefined, product: string | null): void {
  const navigate = useNavigate();
  const { data: order } = useOrder(product === null && orderId ? orderId : null);
  const path =
    order && resultPath({ orderId: order.id, orderNumber: order.orderNumber }, productName(order.items));
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
}

/** The page while there is no result to show; a result is its own heading. */
function Resultless({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionHeading order={1}>支付结果</SectionHeading>
      {children}
    </>
  );
}

function Result({ orderId, product }: { orderId: string; product: string | null }) {
  const { data, error, isFetching, refetch } = usePaymentWord(orderId);
  const outcome = data && outcomeOf(data);
  const paidId = outcome?.is === 'paid' ? data?.orderId : undefined;
  useEffect(() => {
    if (paidId) void concludeCheckout(paidId);
  }, [paidId]);
  useTidyAddress(data?.orderId, product);
  if (error && !data) {
    return (
      <Resultless>
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      </Resultless>
    );
  }
  return (
    <PaymentResult
      outcome={outcome ?? { is: 'waiting' }}
      order={data ? { id: data.orderId, number: data.orderNumber } : null}
      product={product}
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
  if (reference === null) {
    return (
      <Resultless>
        <EmptyState
          title="没有找到订单"
          action={
            <Button component={Link} to="/orders">
              查看我的订单
            </Button>
          }
        />
      </Resultless>
    );
  }
  if (!isLoggedIn) {
    return (
      <Resultless>
        <EmptyState
          title="登录后查看支付结果"
          action={
            <Button component={Link} to={loginPath(`${pathname}${query}`)}>
              登录
            </Button>
          }
        />
      </Resultless>
    );
  }
  return <Result orderId={reference} product={product} />;
}

export default function PaymentSuccessPage() {
  return <div className={classes['page']}>{useHydrated() && <Page />}</div>;
}
