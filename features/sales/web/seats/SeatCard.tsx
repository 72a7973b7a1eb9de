/** One purchase in the list of the member's seats. */
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { Link } from 'react-router';
import { purchaseLifecycle } from '../../contract/lifecycle.ts';
import { purchasePath } from '../../contract/path.ts';
import type { Purchase } from '../../contract/purchase.ts';
import { purchaseKindNames } from '../labels.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { TimeToPay } from '../parts/TimeToPay.tsx';
import { GiveUpButton } from '../purchase/GiveUpButton.tsx';
import { SeatActions } from './SeatActions.tsx';
import { SeatNotes } from './SeatNotes.tsx';

export function SeatCard({ purchase }: { purchase: Purchase }) {
  const { id, kind, course, status, price } = purchase;
  return (
    <Paper component="article" withBorder px="lg" py="md" aria-labelledby={`seat-${id}`}>
      <Stack gap="sm">
        <Group component="header" justify="space-between" align="start" wrap="nowrap">
          <div>
            <Anchor
              component={Link}
              to={purchasePath(id)}
              id={`seat-${id}`}
              c="var(--mantine-color-text)"
              fw={600}
              fz="h4"
            >
              {course.title}
            </Anchor>
            <Text size="sm" c="dimmed">
              <Verbatim>{course.instructor}</Verbatim> · {purchaseKindNames[kind]} · {formatYuan(price)}
            </Text>
            <Text size="sm" component="div">
              <CourseTimes course={course} />
            </Text>
          </div>
          <StatusBadge of={purchaseLifecycle} status={status} size="lg" />
        </Group>
        <SeatNotes purchase={purchase} />
        {status === 'pending' && (
          <Group justify="space-between">
            <TimeToPay purchase={purchase} />
            <Group gap="xs">
              <GiveUpButton purchase={purchase} />
              <Button component={Link} to={purchasePath(id)}>
                继续付款
              </Button>
            </Group>
          </Group>
        )}
        <SeatActions purchase={purchase} />
      </Stack>
    </Paper>
  );
}
