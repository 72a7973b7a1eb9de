/** How much of a course the member has finished. */
import { Progress, Text } from '@mantine/core';

export function LearningBar({ done, lessons }: { done: number; lessons: number }) {
  return (
    <div>
      <Progress value={lessons === 0 ? 0 : (done / lessons) * 100} color="celadon" aria-label="学习进度" />
      <Text size="xs" c="dimmed" mt={4}>
        已学完 {done} / {lessons} 课时
      </Text>
    </div>
  );
}
