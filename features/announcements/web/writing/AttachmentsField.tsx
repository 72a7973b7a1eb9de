/** The files of an announcement on the desk: added and removed at once, apart from the text. */
import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import { acceptOf } from '@platform/contract/upload';
import { useCommand } from '@platform/web/api/command';
import { fileError, useUpload } from '@platform/web/files/upload';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Announcement, Attachment } from '../../contract/announcement.ts';
import { mostAttachments } from '../../contract/errors.ts';
import { addAttachment, removeAttachment } from '../../contract/writing.ts';
import attachmentClasses from '../parts/Attachments.module.css';
import { FileIcon } from '../parts/FileIcon.tsx';
import { changedByWriting } from '../queries.ts';
import { showSize } from '../showing.rules.ts';
import classes from './Writing.module.css';

interface AttachmentsFieldProps extends Pick<Announcement, 'id' | 'attachments'> {
  /** A question has come up over the desk, or is gone. */
  onAsking: (asking: boolean) => void;
}

export function AttachmentsField({ id, attachments, onAsking }: AttachmentsFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  useEffect(() => onAsking(leaving !== null), [onAsking, leaving]);
  const upload = useUpload(addAttachment, {
    invalidates: changedByWriting,
    onError: ({ message }) => setRefusal(message),
  });
  const remove = useCommand(removeAttachment, {
    invalidates: changedByWriting,
    onSettled: () => setLeaving(null),
  });

  const send = (file: File | null) => {
    if (!file) return;
    const wrong = fileError(addAttachment, file);
    setRefusal(wrong);
    if (!wrong) upload.mutate({ params: { id }, file });
  };

  return (
    <section aria-labelledby="attachments-field" className={classes['files']}>
      <h3 id="attachments-field">附件（{attachments.length}）</h3>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={attachmentClasses['line']}>
            <FileIcon name={attachment.name} />
            <span className={attachmentClasses['file']}>
              <span className={attachmentClasses['name']} data-verbatim>
                {attachment.name}
              </span>
              <span className={attachmentClasses['size']}>{showSize(attachment.size)}</span>
            </span>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`移除 ${attachment.name}`}
              onClick={() => setLeaving(attachment)}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {upload.isPending && <Progress value={upload.progress * 100} size="sm" aria-label="上传进度" />}
      {refusal && (
        <p role="alert" className={attachmentClasses['failed']}>
          {refusal}
        </p>
      )}
      <div className={classes['add']}>
        <FileButton
          onChange={send}
          accept={acceptOf(addAttachment.upload)}
          inputProps={{ 'aria-label': '选择附件' }}
          disabled={upload.isPending || attachments.length >= mostAttachments}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={upload.isPending}
              leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
            >
              添加附件
            </Button>
          )}
        </FileButton>
        <span>PDF、Word、Excel 或图片，每个不超过 10MB，至多 {mostAttachments} 个。</span>
      </div>
      <ConfirmDialog
        opened={leaving !== null}
        title="移除这个附件？"
        confirmLabel="移除"
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ params: { id, attachmentId: leaving.id } })}
        onClose={() => setLeaving(null)}
      >
        “{leaving?.name}”将立即移除，不能恢复。
      </ConfirmDialog>
    </section>
  );
}
