/** The files that belong to an announcement. */
import { Title } from '@mantine/core';
import type { Announcement } from '../../contract/announcement.ts';
import { AttachmentLine } from './AttachmentLine.tsx';
import classes from './Attachments.module.css';

interface AttachmentsProps {
  announcement: Pick<Announcement, 'id' | 'attachments'>;
  headingOrder: 2 | 3;
}

export function Attachments({ announcement: { id, attachments }, headingOrder }: AttachmentsProps) {
  return (
    <section className={classes['attachments']} aria-labelledby={`attachments-${id}`}>
      <Title order={headingOrder} id={`attachments-${id}`} className={classes['heading'] ?? ''}>
        附件（{attachments.length}）
      </Title>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <AttachmentLine announcementId={id} attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
