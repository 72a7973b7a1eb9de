/** /wallet/recharges/{id}: one recharge; here providers send the buyer back, and here a payment is taken up again. */
import { Anchor } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { Link, useParams } from 'react-router';
import { RechargeResult } from './parts/RechargeResult.tsx';
import { useRecharge } from './queries.ts';
import classes from './RechargePage.module.css';

export const handle = page({ title: '充值详情', needsLogin: true });

export default function RechargePage() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useRecharge(id);
  return (
    <div className={classes['page']}>
      {data ? (
        <RechargeResult recharge={data} />
      ) : isPending ? (
        <ListSkeleton count={4} />
      ) : (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      )}
      <p className={classes['back']}>
        <Anchor component={Link} to="/wallet">
          回到我的钱包
        </Anchor>
      </p>
    </div>
  );
}
