/** Writing an announcement, over the list; leaving with something unsaved asks first. */

import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { genericErrors } from '@platform/contract/errors';
import { backgroundKeyOf, openOverList } from '@platform/web/list/background';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Announcement } from '../../contract/announcement.ts';
import { announcementsPath } from '../path.ts';
import { useEditedAnnouncement, useIsWriter } from '../queries.ts';
import { dropSheet } from './keptSheet.ts';
import { useLeaving } from './useLeaving.ts';
import { WritingDesk } from './WritingDesk.tsx';

export function WritingDialog({ id }: { id: string | null }) {
  const navigate = useNavigate();
  const location = useLocation();
  const isWriter = useIsWriter();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useEditedAnnouncement(id ?? '');
  const leaving = useLeaving();
  // A question above this dialog has the keyboard.
  const [asking, setAsking] = useState(false);
  const covered = asking || leaving.asking;
  // Going back takes a moment, in which a second Esc would go back once more.
  const closing = useRef(false);

  const { state } = location;
  const cameFromHere =
    backgroundKeyOf(state) !== null || (typeof state === 'object' && state !== null && 'inside' in state);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    if (cameFromHere) void navigate(-1);
    else void navigate(id === null ? announcementsPath : `${announcementsPath}/${id}`, { replace: true });
  };

  const saved = (announcement: Announcement, published: boolean) => {
    notices.success(published ? '公告已发布' : announcement.publishTime ? '公告已保存' : '草稿已保存');
    if (id !== null) return close();
    // A new draft stays on the desk: it can have files now.
    const next = published ? '' : '/edit';
    void navigate(`${announcementsPath}/${announcement.id}${next}`, {
      replace: true,
      state: state ?? openOverList(location),
      preventScrollReset: true,
    });
  };

  const body = () => {
    if (!isWriter) return <ErrorState title={genericErrors.FORBIDDEN.message} />;
    const ready = id === null || (data && isFetchedAfterMount);
    if (ready) {
      return (
        <WritingDesk
          announcement={data ?? null}
          onUnsaved={leaving.setUnsaved}
          onSaved={saved}
          onAsking={setAsking}
        />
      );
    }
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    return <ListSkeleton count={4} />;
  };

  return (
    <>
      <Modal
        opened
        onClose={close}
        size="58rem"
        fullScreen={narrow}
        padding="lg"
        title={id === null ? '写公告' : '编辑公告'}
        closeButtonProps={{ 'aria-label': '关闭' }}
        closeOnClickOutside={false}
        closeOnEscape={!covered}
        trapFocus={!covered}
        returnFocus={false}
      >
        {body()}
      </Modal>
      <ConfirmDialog
        opened={leaving.asking}
        title="放弃没有保存的修改？"
        confirmLabel="放弃修改"
        cancelLabel="继续编辑"
        onConfirm={() => {
          dropSheet(id);
          leaving.leave();
        }}
        onClose={() => {
          closing.current = false;
          leaving.stay();
        }}
      >
        离开后，这次写下的内容不会保留。
      </ConfirmDialog>
    </>
  );
}
