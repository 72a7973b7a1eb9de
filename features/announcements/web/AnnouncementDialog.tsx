/** An announcement over the list; the address is the announcement's own, and closing it goes back to the list's. */

import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useGoBack } from '@platform/web/list/background';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Announcement } from '../contract/announcement.ts';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { openerOf } from './parts/AnnouncementLink.tsx';

interface AnnouncementDialogProps {
  announcement: Announcement | undefined;
  error: unknown;
  onRetry: () => unknown;
  retrying: boolean;
}

/** After the shell has moved the focus to the page, it goes back to where the reader was. */
const afterNavigation = 50;

export default function AnnouncementDialog({
  announcement,
  error,
  onRetry,
  retrying,
}: AnnouncementDialogProps) {
  const { state } = useLocation();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  // A question above this dialog has the keyboard.
  const [asking, setAsking] = useState(false);
  const close = useGoBack();

  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (!document.querySelector('[role="dialog"]')) openerOf(state)?.focus({ preventScroll: true });
      }, afterNavigation);
    },
    [state],
  );

  return (
    <Modal
      opened
      onClose={close}
      size="52rem"
      fullScreen={narrow}
      padding="lg"
      title="公告详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
      returnFocus={false}
      closeOnEscape={!asking}
      trapFocus={!asking}
    >
      {announcement ? (
        <AnnouncementDetail
          key={announcement.id}
          announcement={announcement}
          headingOrder={2}
          onGone={close}
          onAsking={setAsking}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} retrying={retrying} />
      ) : (
        <ListSkeleton count={3} />
      )}
    </Modal>
  );
}
