/** The editor of an announcement, over the list. */
import { SimpleGrid, Text } from '@mantine/core';
import { genericErrors } from '@platform/contract/errors';
import { DocumentDialog } from '@platform/web/document/DocumentDialog.tsx';
import { backgroundKeyOf, openOverList } from '@platform/web/list/background';
import { notices } from '@platform/web/notices';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Announcement } from '../../contract/announcement.ts';
import { announcementsPath } from '../path.ts';
import { useEditedAnnouncement, useIsWriter } from '../queries.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import { announcementDocument } from './announcementDocument.ts';

export function AnnouncementEditor({ id }: { id: string | null }) {
  const navigate = useNavigate();
  const location = useLocation();
  const isWriter = useIsWriter();
  const query = useEditedAnnouncement(id ?? '');
  // Going back takes a moment, in which a second Esc would go back once more.
  const isClosing = useRef(false);
  const { state } = location;

  function close(): void {
    if (isClosing.current) return;
    isClosing.current = true;
    const isFromList =
      backgroundKeyOf(state) !== null || (typeof state === 'object' && state !== null && 'inside' in state);
    if (isFromList) void navigate(-1);
    else void navigate(id === null ? announcementsPath : `${announcementsPath}/${id}`, { replace: true });
  }

  function onSaved(announcement: Announcement, published: boolean): void {
    notices.success(published ? '公告已发布' : announcement.publishTime ? '公告已保存' : '草稿已保存');
    if (id !== null) {
      close();
      return;
    }
    // A new draft stays open, because attachments can be added now.
    const next = published ? '' : '/edit';
    void navigate(`${announcementsPath}/${announcement.id}${next}`, {
      replace: true,
      state: state ?? openOverList(location),
      preventScrollReset: true,
    });
  }

  return (
    <DocumentDialog
      type={announcementDocument}
      title={id === null ? '写公告' : '编辑公告'}
      query={id === null ? null : query}
      refusal={isWriter ? null : genericErrors.FORBIDDEN.message}
      labels={(saved) => (saved?.publishTime ? { submit: '保存' } : { submit: '保存草稿', publish: '发布' })}
      onClose={close}
      onSaved={onSaved}
      layout={({ field }) => (
        <>
          {field('title')}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('category')}
            {field('author')}
          </SimpleGrid>
          {field('summary')}
          {field('content')}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('isTop')}
            {field('isUrgent')}
          </SimpleGrid>
        </>
      )}
      footer={(saved) =>
        saved ? (
          <AttachmentsField {...saved} />
        ) : (
          <Text c="dimmed" size="sm" ta="center" mt="md">
            附件在草稿保存之后添加。
          </Text>
        )
      }
    />
  );
}
