/** The member's places in waiting lists. */
import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link } from 'react-router';
import { salesCoursePath } from '../../contract/path.ts';
import type { WaitingEntry } from '../../contract/purchase.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { LeaveButton } from '../purchase/LeaveButton.tsx';
import { useWaiting } from '../queries.ts';

function WaitingCard({ entry: { course, position, joinedAt } }: { entry: WaitingEntry }) {
  return (
    <Paper component="article" withBorder px="lg" py="md" aria-labelledby={`waiting-${course.id}`}>
      <Group justify="space-between" align="start">
        <div>
          <Anchor
            component={Link}
            to={salesCoursePath(course.id)}
            id={`waiting-${course.id}`}
            c="var(--mantine-color-text)"
            fw={600}
          >
            {course.title}
          </Anchor>
          <Text size="sm" component="div">
            <CourseTimes course={course} />
          </Text>
          <Text size="sm" c="dimmed">
            {formatDateTime(joinedAt)} 加入
          </Text>
        </div>
        <Group>
          <Text fw={700}>第 {position} 位</Text>
          <LeaveButton courseId={course.id} />
        </Group>
      </Group>
    </Paper>
  );
}

export function WaitingPanel() {
  return (
    <QueryState query={useWaiting()}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <EmptyState title="没有在候补的课程">名额已满的课程可以候补，轮到时会通知您。</EmptyState>
        ) : (
          <Stack gap="lg" mt="md">
            {waiting.map((entry) => (
              <WaitingCard key={entry.course.id} entry={entry} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}
