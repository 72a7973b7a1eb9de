/** Writing or editing an item over the page; leaving with something unsaved asks first. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { openOverList } from '@platform/web/list/background';
import { useSession } from '@platform/web/session/session';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { StoredNews } from '../../contract/news.ts';
import { newsPath } from '../path.ts';
import { storedQuery } from '../queries.ts';
import { draftKey } from './drafts.ts';
import { useLeaving } from './useLeaving.ts';
import type { WritingTarget } from './useWriting.ts';
import { WritingDesk } from './WritingDesk.tsx';

export default function WritingDialog({ target, onClose }: { target: WritingTarget; onClose: () => void }) {
  const isNew = target === 'new';
  const navigate = useNavigate();
  const location = useLocation();
  const user = useSession((session) => session.userInfo);
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  const leaving = useLeaving(onClose);
  // Read anew each time it is opened, and left alone while it is edited.
  const stored = useQuery({
    ...storedQuery(target),
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });

  const done = ({ id }: StoredNews) => {
    leaving.setUnsaved(false);
    onClose();
    if (isNew)
      void navigate(`${newsPath}/${id}`, { state: openOverList(location), preventScrollReset: true });
  };
  const body = () => {
    if (isNew || (stored.data && stored.isFetchedAfterMount)) {
      return (
        <WritingDesk
          stored={stored.data ?? null}
          draft={draftKey(user?.id ?? '', target)}
          onUnsaved={leaving.setUnsaved}
          onDone={done}
        />
      );
    }
    if (stored.error) {
      return <ErrorState error={stored.error} onRetry={stored.refetch} retrying={stored.isFetching} />;
    }
    return <ListSkeleton count={3} />;
  };
  return (
    <>
      <Modal
        opened
        onClose={leaving.ask}
        size="58rem"
        fullScreen={narrow}
        padding="lg"
        title={isNew ? '发布新闻' : '编辑新闻'}
        closeButtonProps={{ 'aria-label': '关闭' }}
        closeOnClickOutside={false}
        closeOnEscape={!leaving.asking}
        trapFocus={!leaving.asking}
      >
        {body()}
      </Modal>
      <ConfirmDialog
        opened={leaving.asking}
        title="离开编辑？"
        confirmLabel="离开"
        cancelLabel="继续编辑"
        destructive={false}
        onConfirm={leaving.leave}
        onClose={leaving.stay}
      >
        还没有保存的内容会作为草稿留在这台设备上，下次打开时可以接着写。
      </ConfirmDialog>
    </>
  );
}
