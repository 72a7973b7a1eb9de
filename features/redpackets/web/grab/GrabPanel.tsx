/** What can be grabbed now, a page at a time; counts fall and finished packets leave while one looks. */
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AvailablePacket } from '../../contract/packet.ts';
import { centrePath } from '../address.rules.ts';
import { usePackets } from '../queries.ts';
import { useSeldom } from '../useSeldom.ts';
import classes from './GrabPanel.module.css';
import { countedWords } from './list.rules.ts';
import { PacketCard } from './PacketCard.tsx';
import { useLiveList } from './useLiveList.ts';
import { useShowing } from './useShowing.ts';

const GrabDialog = lazy(() => import('./GrabDialog.tsx'));

const pathOf = (page: number) => centrePath({ tab: 'grab', page });
const none: readonly AvailablePacket[] = [];

function Places() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <ul className={classes['list']} aria-hidden>
        {Array.from({ length: 4 }, (_, place) => (
          <li key={place}>
            <Skeleton height={340} radius={10} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function GrabPanel({ page }: { page: number }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = usePackets(page);
  const { shown, leave } = useShowing(data?.packets ?? none, data?.pagination.current_page ?? page);
  const [opened, setOpened] = useState<AvailablePacket | null>(null);
  const said = useSeldom(data ? countedWords(data) : '');
  const top = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { waiting, show } = useLiveList(page, refetch);

  const showArrivals = () => {
    show();
    if (page > 1) void navigate(pathOf(1), { preventScrollReset: true });
    top.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setOpened(null);
    // The envelope that was pressed may have left the list.
    window.setTimeout(() => {
      if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
    });
  };

  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <Places />;
    if (shown.length > 0)
      return (
        <ul className={classes['list']} aria-busy={isPlaceholderData}>
          {shown.map(({ packet, leaving }) => (
            <li key={packet.id}>
              <PacketCard
                packet={packet}
                leaving={leaving}
                onGrab={() => setOpened(packet)}
                onLeft={() => leave(packet.id)}
              />
            </li>
          ))}
        </ul>
      );
    return (
      <EmptyState
        title={page > 1 ? '这一页没有红包了' : '现在没有可以抢的红包'}
        action={
          <Button component={Link} to={page > 1 ? pathOf(1) : centrePath({ tab: 'send' })} preventScrollReset>
            {page > 1 ? '回到第一页' : '我来发一个'}
          </Button>
        }
      >
        {page > 1 ? null : '新的红包发出后，会立刻出现在这里。'}
      </EmptyState>
    );
  };

  const { total = 0, per_page: size = 1 } = data?.pagination ?? {};
  const pages = Math.ceil(total / size);
  return (
    <div ref={top} tabIndex={-1} className={classes['panel']}>
      <VisuallyHidden component="h2">可以抢的红包</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div role="status" className={classes['arrivals']}>
        {waiting > 0 && (
          <Button variant="light" color="gold" radius="xl" onClick={showArrivals}>
            {waiting} 个新红包
          </Button>
        )}
      </div>
      {list()}
      {pages > 1 && (
        <PageLinks
          pages={pages}
          page={page}
          pathOf={pathOf}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
      {opened && (
        <Suspense>
          <GrabDialog packet={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
