/** Over the ended video: the next lesson begins in a few seconds, unless the member cancels. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './LearningView.module.css';

/** Seconds until the next lesson begins. */
const delay = 5;

interface NextLessonProps {
  title: string;
  onPlay: () => void;
  onCancel: () => void;
}

export function NextLesson({ title, onPlay, onCancel }: NextLessonProps) {
  const [seconds, setSeconds] = useState(delay);
  useInterval(() => setSeconds((before) => before - 1), 1000, { autoInvoke: true });
  useEffect(() => {
    if (seconds <= 0) onPlay();
    // Once, when the time is over.
  }, [seconds <= 0]);
  return (
    <Stack
      className={classes['next'] ?? ''}
      role="group"
      aria-label="下一课时"
      gap="xs"
      align="center"
      justify="center"
    >
      <Text size="sm">{Math.max(seconds, 0)} 秒后播放下一课时</Text>
      <Text fw={700} role="status">
        {title}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={onCancel}>
          取消
        </Button>
        <Button data-autofocus onClick={onPlay}>
          立即播放
        </Button>
      </Group>
    </Stack>
  );
}
