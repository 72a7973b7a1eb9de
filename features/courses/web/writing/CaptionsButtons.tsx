/** Uploads the captions of a video, or removes them; the other script is converted from the file. */
import { Button, FileButton } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { IconBadgeCc, IconTrash } from '@tabler/icons-react';
import { type CourseMedia, listCourseMedia, setCaptions } from '../../contract/media.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };
const button = { variant: 'default', size: 'compact-md' } as const;

export function CaptionsButtons({ media: { id, name, captions } }: { media: CourseMedia }) {
  const save = useCommand(setCaptions, {
    invalidates: [listCourseMedia],
    onSuccess: ({ captions: now }) =>
      notices.success(now === null ? '字幕已移除' : (setCaptions.message ?? '')),
  });
  const send = (text: string | null) => save.mutate({ params: { id }, body: { captions: text } });
  return (
    <>
      <FileButton
        accept=".vtt,text/vtt"
        inputProps={{ 'aria-label': `${name}：选择字幕文件` }}
        onChange={(file) => void file?.text().then(send)}
      >
        {(open) => (
          <Button {...open} {...button} loading={save.isPending} leftSection={<IconBadgeCc {...icon} />}>
            {captions === null ? '添加字幕' : '更换字幕'}
          </Button>
        )}
      </FileButton>
      {captions !== null && (
        <Button
          {...button}
          variant="subtle"
          color="gray"
          aria-label={`移除 ${name} 的字幕`}
          leftSection={<IconTrash {...icon} />}
          onClick={() => send(null)}
        >
          移除字幕
        </Button>
      )}
    </>
  );
}
