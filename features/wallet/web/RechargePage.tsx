/** /wallet/recharges/{id}: one recharge; providers send the buyer back here, and a payment can be resumed. */
import { Anchor, Container } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link, useParams } from 'react-router';
import { RechargeResult } from './parts/RechargeResult.tsx';
import { useRecharge } from './queries.ts';

export const handle = page({ title: '充值详情', needsLogin: true });

export default function RechargePage() {
  const { id = '' } = useParams();
  return (
    <Container size="40rem" mih="50vh" pb={64}>
      <QueryState query={useRecharge(id)}>{(recharge) => <RechargeResult recharge={recharge} />}</QueryState>
      <Anchor component={Link} to="/wallet" display="block" mt="xl" ta="center">
        回到我的钱包
      </Anchor>
    </Container>
  );
}
