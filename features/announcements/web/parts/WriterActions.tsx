/** The editors' actions on an announcement: edit, publish or unpublish, delete. */
import { Button } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Announcement } from '../../contract/announcement.ts';
import { deleteAnnouncement, publishAnnouncement, unpublishAnnouncement } from '../../contract/writing.ts';
import { announcementsPath } from '../path.ts';
import { changedByWriting, changedLists } from '../queries.ts';
import classes from './WriterActions.module.css';

interface WriterActionsProps {
  announcement: Announcement;
  /** Called after a deletion. */
  onDeleted: () => void;
  /** Called when a confirmation opens or closes. */
  onDialog: (isConfirming: boolean) => void;
}

type Confirming = 'delete' | 'unpublish' | null;

export function WriterActions({ announcement, onDeleted, onDialog }: WriterActionsProps) {
  const { id, title, publishTime } = announcement;
  const { state } = useLocation();
  const [confirming, setConfirming] = useState<Confirming>(null);
  useEffect(() => onDialog(confirming !== null), [onDialog, confirming]);
  const answered = { onSettled: () => setConfirming(null) };
  const publish = useCommand(publishAnnouncement, {
    invalidates: changedByWriting,
    onSuccess: () => notices.success('公告已发布'),
  });
  const unpublish = useCommand(unpublishAnnouncement, {
    ...answered,
    invalidates: changedByWriting,
    onSuccess: () => notices.success('公告已撤回为草稿'),
  });
  const remove = useCommand(deleteAnnouncement, {
    ...answered,
    // A deleted announcement is not queried again.
    invalidates: changedLists,
    onSuccess() {
      notices.success('公告已删除');
      onDeleted();
    },
  });
  const one = { params: { id } };
  return (
    <section className={classes['actions']} aria-label="编辑公告">
      <Button
        component={Link}
        to={`${announcementsPath}/${id}/edit`}
        state={{ ...(typeof state === 'object' ? state : {}), inside: true }}
        preventScrollReset
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
      >
        编辑
      </Button>
      {publishTime === null ? (
        <Button loading={publish.isPending} onClick={() => publish.mutate(one)}>
          发布
        </Button>
      ) : (
        <Button variant="default" onClick={() => setConfirming('unpublish')}>
          撤回
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={() => setConfirming('delete')}
      >
        删除
      </Button>
      <ConfirmDialog
        opened={confirming === 'unpublish'}
        title="撤回这则公告？"
        confirmLabel="撤回"
        cancelLabel="暂不撤回"
        busy={unpublish.isPending}
        onConfirm={() => unpublish.mutate(one)}
        onClose={() => setConfirming(null)}
      >
        撤回后只有编辑看得到《{title}》；再次发布时，发布时间从那时算起。
      </ConfirmDialog>
      <ConfirmDialog
        opened={confirming === 'delete'}
        title="删除这则公告？"
        confirmLabel="删除"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(one)}
        onClose={() => setConfirming(null)}
      >
        《{title}》与它的附件将一并删除，不能恢复。
      </ConfirmDialog>
    </section>
  );
}
