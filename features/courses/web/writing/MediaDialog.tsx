/** The uploaded videos, to choose one from; their captions are changed here. */
import { Badge, Button, Group, Pagination, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { query } from '@platform/web/api/api';
import { formatBytes } from '@platform/web/files/size';
import { formatDateTime } from '@platform/web/format/time';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type CourseMedia, listCourseMedia } from '../../contract/media.ts';
import { formatDuration } from '../duration.rules.ts';
import { CaptionsButtons } from './CaptionsButtons.tsx';

const Player = lazyPart(() => import('../player/Player.tsx'));

interface MediaDialogProps {
  chosenId: string | null;
  onChoose: (media: CourseMedia) => void;
  onClose: () => void;
}

const searchDelay = 300;

export default function MediaDialog({ chosenId, onChoose, onClose }: MediaDialogProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), searchDelay);
  const [page, setPage] = useState(1);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const answer = useQuery({
    ...query(listCourseMedia, { query: { page, ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog opened onClose={onClose} size="46rem" fullScreenOnPhone title="已上传的视频">
      <TextInput
        label="搜索视频"
        placeholder="文件名中的词"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setPage(1);
        }}
      />
      <QueryState query={answer}>
        {({ media, pagination }) =>
          media.length === 0 ? (
            <EmptyState title="没有找到视频">上传过的视频列在这里。</EmptyState>
          ) : (
            <>
              <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="视频">
                {media.map((one) => (
                  <li
                    key={one.id}
                    style={{ padding: '0.75rem 0', borderBottom: '1px solid var(--hairline)' }}
                  >
                    <Group gap="xs">
                      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
                        <Text truncate data-verbatim>
                          {one.name}
                        </Text>
                        <Text size="xs" c="dimmed">
                          {formatDuration(one.video.seconds)} · {formatBytes(one.size)} ·{' '}
                          {formatDateTime(one.uploadTime)}
                        </Text>
                      </div>
                      {one.isUsed && (
                        <Badge variant="light" color="gray">
                          使用中
                        </Badge>
                      )}
                      <CaptionsButtons media={one} />
                      <Button
                        variant="default"
                        size="compact-md"
                        aria-expanded={playingId === one.id}
                        onClick={() => setPlayingId(playingId === one.id ? null : one.id)}
                      >
                        预览
                      </Button>
                      <Button size="compact-md" disabled={one.id === chosenId} onClick={() => onChoose(one)}>
                        {one.id === chosenId ? '已选用' : '选用'}
                      </Button>
                    </Group>
                    {playingId === one.id && (
                      <Suspense>
                        <Player video={one.video} poster={null} title={one.name} />
                      </Suspense>
                    )}
                  </li>
                ))}
              </Stack>
              {pagination.total > pagination.per_page && (
                <Pagination
                  mt="md"
                  value={page}
                  onChange={setPage}
                  total={Math.ceil(pagination.total / pagination.per_page)}
                  getControlProps={(control) => ({
                    'aria-label': { previous: '上一页', next: '下一页', first: '第一页', last: '最后一页' }[
                      control
                    ],
                  })}
                />
              )}
            </>
          )
        }
      </QueryState>
    </Dialog>
  );
}
