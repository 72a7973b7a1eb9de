/** /courses/purchases/{id}: one purchase; providers send the buyer back here, and a payment can be resumed. */
import { Anchor, Container } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link, useParams } from 'react-router';
import { courseList } from '../list.ts';
import { usePurchase } from '../mine/queries.ts';
import { PurchaseResult } from './PurchaseResult.tsx';

export const handle = page({ title: '购买详情', needsLogin: true });

export default function PurchasePage() {
  const { id = '' } = useParams();
  return (
    <Container size="40rem" mih="50vh" pb={64}>
      <QueryState query={usePurchase(id)}>{(purchase) => <PurchaseResult purchase={purchase} />}</QueryState>
      <Anchor
        component={Link}
        to={courseList.pathTo({ tab: 'purchases' })}
        display="block"
        mt="xl"
        ta="center"
      >
        我的购买记录
      </Anchor>
    </Container>
  );
}
