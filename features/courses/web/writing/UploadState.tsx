/** An upload that is under way: its progress, pause and resumption, and why it failed. */
import { Button, Group, Progress, Text } from '@mantine/core';
import { pauseUpload, removeUpload, resumeUpload, useUploads } from './uploads.ts';

interface UploadStateProps {
  target: string;
  /** What the video is. */
  label: string;
}

export function UploadState({ target, label }: UploadStateProps) {
  const upload = useUploads((all) => all[target]);
  if (!upload) return null;
  const { fileName, share, state, message, isRefused } = upload;
  const button = { variant: 'default', size: 'compact-md' } as const;
  return (
    <>
      <Group gap="xs">
        <Text size="sm" truncate flex="1 1 12rem" data-verbatim>
          {fileName}
        </Text>
        <Text size="sm" c="dimmed" role="status">
          {state === 'running' && share >= 1 ? '正在检查视频' : `${Math.floor(share * 100)}%`}
        </Text>
        {state === 'running' && (
          <Button {...button} onClick={() => pauseUpload(target)}>
            暂停
          </Button>
        )}
        {state === 'paused' && (
          <Button {...button} onClick={() => resumeUpload(target)}>
            继续上传
          </Button>
        )}
        {state === 'failed' && !isRefused && (
          <Button {...button} onClick={() => resumeUpload(target)}>
            重试
          </Button>
        )}
        <Button {...button} variant="subtle" color="gray" onClick={() => removeUpload(target, true)}>
          {isRefused ? '换一个文件' : '取消上传'}
        </Button>
      </Group>
      <Progress
        value={share * 100}
        size="sm"
        mt={4}
        animated={state === 'running'}
        aria-label={`${label}的上传进度`}
      />
      {message && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={4}>
          {message}
        </Text>
      )}
    </>
  );
}
