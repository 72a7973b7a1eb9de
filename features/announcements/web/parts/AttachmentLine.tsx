/** One file: its name and size, and the way to have it. */
import { Button, Progress } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import type { Attachment } from '../../contract/announcement.ts';
import { showSize } from '../showing.rules.ts';
import classes from './Attachments.module.css';
import { FileIcon } from './FileIcon.tsx';
import { useDownload } from './useDownload.ts';

interface AttachmentLineProps {
  announcementId: string;
  attachment: Attachment;
}

export function AttachmentLine({ announcementId, attachment }: AttachmentLineProps) {
  const { name, size } = attachment;
  const { state, download } = useDownload(announcementId, attachment);
  const coming = state.at === 'coming';
  const label = { rest: '下载', coming: '下载中', done: '再次下载', failed: '重试' }[state.at];
  return (
    <div className={classes['line']}>
      <FileIcon name={name} />
      <div className={classes['file']}>
        <span className={classes['name']} data-verbatim>
          {name}
        </span>
        <span className={classes['size']}>{showSize(size)}</span>
        {coming && (
          <Progress
            value={state.share * 100}
            size="xs"
            aria-label={`${name} 的下载进度`}
            className={classes['progress'] ?? ''}
          />
        )}
        {state.at === 'failed' && (
          <span role="alert" className={classes['failed']}>
            {state.message}
          </span>
        )}
      </div>
      <Button
        variant="default"
        disabled={coming}
        onClick={() => void download()}
        aria-label={`${label} ${name}`}
        leftSection={
          state.at === 'done' ? (
            <IconCheck size={18} stroke={1.5} aria-hidden />
          ) : (
            <IconDownload size={18} stroke={1.5} aria-hidden />
          )
        }
      >
        {label}
      </Button>
    </div>
  );
}
