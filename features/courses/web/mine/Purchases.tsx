/** The member's purchases of courses, the latest first. */
import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { Link } from 'react-router';
import { purchaseLifecycle } from '../../contract/lifecycle.ts';
import { coursePurchasePath } from '../../contract/path.ts';
import type { CourseListView } from '../list.ts';
import { usePurchases } from './queries.ts';

export default function Purchases({ view }: { view: CourseListView }) {
  return (
    <ListPanel
      view={view}
      answer={usePurchases(view.state)}
      items={({ purchases }) => purchases}
      heading="购买记录"
      empty={{ title: '还没有购买记录' }}
    >
      {(purchases) => (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {purchases.map(({ id, number, courseTitle, price, status, createdAt }) => (
            <Paper component="li" key={id} withBorder px="md" py="sm">
              <Group justify="space-between" gap="xs">
                <div>
                  <Anchor component={Link} to={coursePurchasePath(id)} c="var(--mantine-color-text)" fw={600}>
                    {courseTitle}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    单号 {number} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                  </Text>
                </div>
                <Group gap="sm">
                  <b>{price === 0 ? '免费' : formatYuan(price)}</b>
                  <StatusBadge of={purchaseLifecycle} status={status} />
                </Group>
              </Group>
            </Paper>
          ))}
        </Stack>
      )}
    </ListPanel>
  );
}
