/** A news item over the list; the address is the item's own. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useGoBack } from '@platform/web/list/background';
import { useEffect } from 'react';
import { readAddress } from './address.rules.ts';
import { NewsDetail } from './NewsDetail.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { newsLinkId } from './parts/NewsLink.tsx';
import { type ReadNews, useNeighbours } from './queries.ts';
import { useCovered } from './writing/useWriting.ts';

/** After the shell has moved the focus to the page, it goes back to where the reader was. */
const afterNavigation = 50;

export default function NewsDialog({ item, listSearch }: { item: ReadNews; listSearch: string }) {
  const { id } = item;
  const neighbours = useNeighbours(id, readAddress(listSearch));
  // A dialog above this one has the keyboard.
  const covered = useCovered();
  const close = useGoBack();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });

  useEffect(
    () => () => {
      window.setTimeout(() => {
        const link = document.getElementById(newsLinkId(id));
        if (link && !document.querySelector('[role="dialog"]')) link.focus({ preventScroll: true });
      }, afterNavigation);
    },
    [id],
  );
  return (
    <Modal
      opened
      onClose={close}
      size="62rem"
      fullScreen={narrow}
      padding="lg"
      title="新闻详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
      returnFocus={false}
      closeOnEscape={!covered}
      trapFocus={!covered}
    >
      <NewsDetail key={id} item={item} headingOrder={2} onHidden={close} />
      <Neighbours {...neighbours} over />
    </Modal>
  );
}
