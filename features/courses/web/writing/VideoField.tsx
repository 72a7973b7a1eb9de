/** The video of a lesson, or the preview of the course: uploaded now, or chosen from the uploaded ones. */
import { Alert, Button, FileButton, Group, Input, Text } from '@mantine/core';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconMovie, IconUpload, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { videoTypes } from '../../contract/media.ts';
import { formatDuration } from '../duration.rules.ts';
import type { ChosenMedia } from './curriculum.rules.ts';
import { UploadState } from './UploadState.tsx';
import { forgetUpload, removeUpload, startUpload, unfinishedFor, useUploads } from './uploads.ts';

const MediaDialog = lazyPart(() => import('./MediaDialog.tsx'));

interface VideoFieldProps {
  /** What the video is for; stays the same after a reload. */
  target: string;
  label: string;
  /** Whether the label is drawn; it names the buttons in any case. */
  isLabelled?: boolean;
  media: ChosenMedia;
  error?: string | undefined;
  onChange: (media: ChosenMedia) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function VideoField({ target, label, isLabelled = false, media, error, onChange }: VideoFieldProps) {
  const upload = useUploads((all) => all[target]);
  const [previous, setPrevious] = useState<PreviousUpload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);

  useEffect(() => {
    void unfinishedFor(target).then(setPrevious, () => setPrevious(null));
  }, [target]);

  const takeOver = useEffectEvent(() => {
    if (!upload?.media) return;
    const { id, name, video } = upload.media;
    onChange({ id, name, seconds: video.seconds });
    removeUpload(target);
  });
  useEffect(() => {
    if (upload?.state === 'done') takeOver();
  }, [upload?.state]);

  function choose(file: File | null): void {
    if (!file) return;
    const expected = previous?.metadata['filename'];
    const isSame = !previous || (expected === file.name && previous.size === file.size);
    setRefusal(isSame ? null : `请选择同一个文件：${expected}`);
    if (!isSame) return;
    setPrevious(null);
    void startUpload(target, file);
  }

  const fileButton = (text: string) => (
    <FileButton accept={videoTypes} onChange={choose} inputProps={{ 'aria-label': `${label}：选择视频文件` }}>
      {(open) => (
        <Button
          {...open}
          aria-label={`${text}：${label}`}
          variant="default"
          size="compact-md"
          leftSection={<IconUpload {...icon} />}
        >
          {text}
        </Button>
      )}
    </FileButton>
  );

  return (
    <Input.Wrapper
      label={isLabelled ? label : undefined}
      labelElement="div"
      error={refusal ?? error}
      errorProps={{ role: 'alert' }}
    >
      {upload ? (
        <UploadState target={target} label={label} />
      ) : (
        <Group gap="xs">
          {media && (
            <Text size="sm" flex="1 1 12rem" truncate>
              <span data-verbatim>{media.name}</span>
              {media.seconds > 0 && (
                <Text span c="dimmed" size="xs" ml="xs">
                  {formatDuration(media.seconds)}
                </Text>
              )}
            </Text>
          )}
          {previous ? (
            <Alert color="gold" p="xs" w="100%">
              <Text size="sm" mb="xs">
                上次上传没有完成：<span data-verbatim>{previous.metadata['filename']}</span>
                。选择同一个文件，从中断处继续。
              </Text>
              <Group gap="xs">
                {fileButton('选择同一个文件')}
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-md"
                  onClick={() => {
                    void forgetUpload(previous);
                    setPrevious(null);
                    setRefusal(null);
                  }}
                >
                  放弃这次上传
                </Button>
              </Group>
            </Alert>
          ) : (
            <>
              {fileButton(media ? '更换视频' : '上传视频')}
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconMovie {...icon} />}
                aria-label={`从已上传中选择：${label}`}
                onClick={() => setChoosing(true)}
              >
                从已上传中选择
              </Button>
            </>
          )}
          {media && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              leftSection={<IconX {...icon} />}
              aria-label={`移除视频：${label}`}
              onClick={() => onChange(null)}
            >
              移除视频
            </Button>
          )}
        </Group>
      )}
      {isChoosing && (
        <Suspense>
          <MediaDialog
            chosenId={media?.id ?? null}
            onClose={() => setChoosing(false)}
            onChoose={({ id, name, video }) => {
              onChange({ id, name, seconds: video.seconds });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
