/** The member's packets sent, grabbed and returned, the latest first. */
import { Box, Button, Center, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { Link } from 'react-router';
import { historyStates, historyTypeLabels } from '../contract/lifecycle.ts';
import type { HistoryEntry } from '../contract/packet.ts';
import { packetPath } from '../contract/path.ts';
import classes from './HistoryPanel.module.css';
import { historyList } from './list.ts';
import { useHistory } from './queries.ts';

/** The word before the other party. */
const partyPrefixes: Readonly<Record<HistoryEntry['type'], string>> = {
  sent: '发给',
  received: '来自',
  returned: '未抢完，退回自',
};

const positiveColor = 'light-dark(var(--mantine-color-celadon-7), var(--mantine-color-celadon-3))';

function Row({ entry }: { entry: HistoryEntry }) {
  const { packetId, type, amount, message, otherParty, time, status } = entry;
  return (
    <Group component="li" wrap="nowrap" gap="sm" className={classes['row']}>
      <Center
        w={32}
        h={40}
        bg={type === 'returned' ? 'gray.6' : 'cinnabar.7'}
        c="gold.1"
        ff="heading"
        fz="sm"
        fw={700}
        aria-hidden="true"
      >
        {historyTypeLabels[type][0]}
      </Center>
      <Box flex={1} miw={0}>
        <Text component={Link} to={packetPath(packetId)} inherit truncate display="block">
          <Verbatim>{message}</Verbatim>
        </Text>
        <Group component="small" gap="0 0.75rem" c="dimmed">
          <span>
            {partyPrefixes[type]} <Verbatim>{otherParty}</Verbatim>
          </span>
          <time dateTime={time}>{formatDateTime(time)}</time>
        </Group>
      </Box>
      <Stack gap={2} align="end">
        <Text component="b" ff="heading" fz="lg" fw={700} {...(type === 'sent' ? {} : { c: positiveColor })}>
          {type === 'sent' ? '−' : '+'}
          {formatCount(amount)}
        </Text>
        <StatusBadge of={historyStates} status={status} />
      </Stack>
    </Group>
  );
}

export default function HistoryPanel({ search }: { search: string }) {
  const view = useList(historyList, search);
  const action = (
    <Button component={Link} to={historyList.pathTo({ tab: 'grab' })} preventScrollReset>
      去抢红包
    </Button>
  );
  return (
    <Box maw="46rem" mx="auto">
      <FieldLinks view={view} field="type" />
      <ListPanel
        view={view}
        answer={useHistory(view.state)}
        items={({ entries }) => entries}
        heading="红包记录"
        empty={{ action }}
      >
        {(entries) => (
          <ul className={classes['list']}>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListPanel>
    </Box>
  );
}
