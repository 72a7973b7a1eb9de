/** Below the player: mark the lesson as done, and open the next one. */
import { Button, Group } from '@mantine/core';
import { IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { LearningLesson, Start } from './queries.ts';
import type { useProgress } from './useProgress.ts';

interface LessonActionsProps {
  lesson: LearningLesson;
  next: LearningLesson | null;
  progress: ReturnType<typeof useProgress>;
  player: RefObject<HTMLVideoElement | null>;
  onOpen: (start: Start) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function LessonActions({ lesson, next, progress, player, onOpen }: LessonActionsProps) {
  const isDone = lesson.progress?.done === true;
  const markDone = () => {
    const position = player.current?.currentTime ?? lesson.progress?.position ?? 0;
    progress.report({ lessonId: lesson.id, position, done: true }, true);
  };
  return (
    <Group gap="sm">
      <Button variant="default" disabled={isDone} leftSection={<IconCheck {...icon} />} onClick={markDone}>
        {isDone ? '已学完' : '标为已学完'}
      </Button>
      {next && (
        <Button
          variant="default"
          leftSection={<IconPlayerSkipForward {...icon} />}
          onClick={() => onOpen({ lessonId: next.id, play: true })}
        >
          下一课时
        </Button>
      )}
    </Group>
  );
}
