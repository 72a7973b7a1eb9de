/** The editors' actions on an announcement: edit, publish or unpublish, delete. */
import { Button } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { EditDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { notices } from '@platform/web/notices';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { IconTrash } from '@tabler/icons-react';
import type { Announcement } from '../../contract/announcement.ts';
import { deleteAnnouncement, publishAnnouncement, unpublishAnnouncement } from '../../contract/writing.ts';
import { announcementsPath } from '../path.ts';
import { changedByWriting, changedLists } from '../queries.ts';
import classes from './WriterActions.module.css';

interface WriterActionsProps {
  announcement: Announcement;
  /** It was deleted. */
  onGone: () => void;
}

export function WriterActions({ announcement, onGone }: WriterActionsProps) {
  const { id, title, publishTime } = announcement;
  const publish = useCommand(publishAnnouncement, {
    invalidates: changedByWriting,
    onSuccess: () => notices.success('公告已发布'),
  });
  const one = { params: { id } };
  return (
    <section className={classes['actions']} aria-label="编辑公告">
      <EditDocumentLink path={announcementsPath} id={id} />
      {publishTime === null && (
        <Button loading={publish.isPending} onClick={() => publish.mutate(one)}>
          发布
        </Button>
      )}
      <CommandButton
        endpoint={unpublishAnnouncement}
        input={() => one}
        invalidates={changedByWriting}
        success="公告已撤回为草稿"
        label="撤回"
        available={publishTime !== null}
        variant="default"
        title="撤回这则公告？"
        confirmLabel="撤回"
        cancelLabel="暂不撤回"
        destructive
      >
        撤回后只有编辑看得到《{title}》；再次发布时，发布时间从那时算起。
      </CommandButton>
      <CommandButton
        endpoint={deleteAnnouncement}
        input={() => one}
        // What is deleted is not asked for again.
        invalidates={changedLists}
        success="公告已删除"
        onSuccess={onGone}
        label="删除"
        variant="default"
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        title="删除这则公告？"
        confirmLabel="删除"
        destructive
      >
        《{title}》与它的附件将一并删除，不能恢复。
      </CommandButton>
    </section>
  );
}
