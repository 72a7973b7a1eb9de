/** The packets that can be grabbed; counts fall and finished packets leave while the page is open. */

import { Button, Center } from '@mantine/core';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AvailablePacket } from '../../contract/packet.ts';
import { grabList } from '../list.ts';
import { usePackets } from '../queries.ts';
import classes from './GrabPanel.module.css';
import { PacketCard } from './PacketCard.tsx';
import { useLeaving, useLiveList } from './useLiveList.ts';

const GrabDialog = lazyPart(() => import('./GrabDialog.tsx'));

export default function GrabPanel({ search }: { search: string }) {
  const view = useList(grabList, search);
  const { page } = view.state;
  const answer = usePackets(page);
  const { displayed, remove } = useLeaving(answer.data);
  const { waiting, showArrivals } = useLiveList(page);
  const [openPacket, setOpenPacket] = useState<AvailablePacket | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus({ preventScroll: true });
  const close = () => {
    setOpenPacket(null);
    // The envelope that was pressed may have left the list.
    window.setTimeout(() => document.activeElement === document.body && focusTop());
  };
  return (
    <div ref={top} tabIndex={-1} className={classes['panel']}>
      <Center role="status">
        {waiting > 0 && (
          <Button
            variant="light"
            color="gold"
            radius="xl"
            mt="md"
            onClick={() => {
              showArrivals();
              if (page > 1) view.change({ page: 1 });
              focusTop();
            }}
          >
            {waiting} 个新红包
          </Button>
        )}
      </Center>
      <ListPanel
        view={view}
        answer={answer}
        items={() => displayed}
        heading="可以抢的红包"
        skeleton={<ListSkeleton shape="cards" count={4} />}
        empty={{
          title: '现在没有可以抢的红包',
          text: '新的红包发出后，会立刻出现在这里。',
          action: (
            <Button component={Link} to={grabList.pathTo({ tab: 'send' })} preventScrollReset>
              我来发一个
            </Button>
          ),
        }}
      >
        {(packets) => (
          <ul className={classes['list']}>
            {packets.map(({ packet, leaving }) => (
              <li key={packet.id}>
                <PacketCard
                  packet={packet}
                  leaving={leaving}
                  onGrab={() => setOpenPacket(packet)}
                  onLeft={() => remove(packet.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPanel>
      {openPacket && (
        <Suspense>
          <GrabDialog packet={openPacket} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
