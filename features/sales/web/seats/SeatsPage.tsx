/** /course-sales/seats: the member's seats, waiting list places and past purchases. */
import { Button, Container, Stack } from '@mantine/core';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { Link, useLocation } from 'react-router';
import { salesPath } from '../../contract/path.ts';
import { type SeatListView, seatList } from '../list.ts';
import { NewUserPacket } from '../purchase/NewUserPacket.tsx';
import { usePurchases } from '../queries.ts';
import { SeatCard } from './SeatCard.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

export const handle = page({ title: '我的席位', needsLogin: true });

function PurchasesPanel({ view, status }: { view: SeatListView; status: 'active' | 'all' }) {
  const answer = usePurchases(status, view.state.page);
  return (
    <>
      <ListPanel
        view={view}
        answer={answer}
        items={({ purchases }) => purchases}
        empty={{
          action: (
            <Button component={Link} to={salesPath}>
              去看看课程
            </Button>
          ),
        }}
      >
        {(purchases) => (
          <Stack gap="lg">
            {purchases.map((purchase) => (
              <SeatCard key={purchase.id} purchase={purchase} />
            ))}
          </Stack>
        )}
      </ListPanel>
      <NewUserPacket purchases={answer.data?.purchases ?? []} />
    </>
  );
}

export default function SeatsPage() {
  const seats = useList(seatList, useLocation().search);
  const { view } = seats.state;
  return (
    <Container size="60rem" pb={64}>
      <SectionHeading order={1}>我的席位</SectionHeading>
      <ListTabs view={seats} field="view" ofPage>
        {view === 'waiting' ? <WaitingPanel /> : <PurchasesPanel key={view} view={seats} status={view} />}
      </ListTabs>
    </Container>
  );
}
