/** The attachments in the editor; they are added and removed at once, independently of the text. */
import { FileField } from '@platform/web/files/FileField.tsx';
import { FileList, FileRow } from '@platform/web/files/FileRow.tsx';
import { RemoveFile } from '@platform/web/files/RemoveFile.tsx';
import { IconPaperclip } from '@tabler/icons-react';
import type { Announcement } from '../../contract/announcement.ts';
import { maxAttachments } from '../../contract/errors.ts';
import { addAttachment, removeAttachment } from '../../contract/writing.ts';
import classes from '../parts/Attachments.module.css';
import { changedByWriting } from '../queries.ts';

export function AttachmentsField({ id, attachments }: Pick<Announcement, 'id' | 'attachments'>) {
  return (
    <section aria-labelledby="attachments-field" className={classes['attachments']}>
      <h3 id="attachments-field" className={classes['heading']}>
        附件（{attachments.length}）
      </h3>
      <FileList>
        {attachments.map((attachment) => (
          <FileRow
            key={attachment.id}
            {...attachment}
            actions={
              <RemoveFile
                endpoint={removeAttachment}
                input={{ params: { id, attachmentId: attachment.id } }}
                invalidates={changedByWriting}
                name={attachment.name}
                label="移除"
                title="移除这个附件？"
              />
            }
          />
        ))}
      </FileList>
      <FileField
        endpoint={addAttachment}
        input={{ params: { id } }}
        invalidates={changedByWriting}
        label="添加附件"
        inputLabel="选择附件"
        hint={`PDF、Word、Excel 或图片，每个不超过 10MB，至多 ${maxAttachments} 个。`}
        multiple
        disabled={attachments.length >= maxAttachments}
        button={{ leftSection: <IconPaperclip size={18} stroke={1.5} aria-hidden /> }}
      />
    </section>
  );
}
