/** The attachments of an announcement. */
import { Title } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { FileList, FileRow } from '@platform/web/files/FileRow.tsx';
import type { Announcement } from '../../contract/announcement.ts';
import { downloadAttachment } from '../../contract/reading.ts';
import { useUpdateAnnouncement } from '../queries.ts';
import classes from './Attachments.module.css';

interface AttachmentsProps {
  announcement: Pick<Announcement, 'id' | 'attachments'>;
  headingOrder: 2 | 3;
}

export function Attachments({ announcement: { id, attachments }, headingOrder }: AttachmentsProps) {
  const updateCache = useUpdateAnnouncement();
  const link = async (attachmentId: string) => {
    const { url } = await call(downloadAttachment, { params: { id, attachmentId } });
    updateCache(id, (before) => ({ ...before, downloads: before.downloads + 1 }));
    return url;
  };
  return (
    <section className={classes['attachments']} aria-labelledby={`attachments-${id}`}>
      <Title order={headingOrder} id={`attachments-${id}`} className={classes['heading'] ?? ''}>
        附件（{attachments.length}）
      </Title>
      <FileList>
        {attachments.map((attachment) => (
          <FileRow key={attachment.id} {...attachment} link={() => link(attachment.id)} />
        ))}
      </FileList>
    </section>
  );
}
