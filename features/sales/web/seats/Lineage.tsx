/** The owners of a seat, the first one first: how each came by it, at which price, and what became of it. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { Group, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { purchaseLifecycle } from '../../contract/lifecycle.ts';
import type { LineageEntry } from '../../contract/purchase.ts';
import { purchaseKindNames } from '../labels.ts';
import classes from './Lineage.module.css';

export function Lineage({ entries }: { entries: readonly LineageEntry[] }) {
  return (
    <ol className={classes['lineage']} aria-label="席位的来历">
      {entries.map(({ owner, kind, price, paidAt, status }) => (
        <li key={`${owner.id} ${paidAt}`}>
          <Group gap="xs" justify="space-between">
            <PersonLink person={owner} />
            <StatusBadge of={purchaseLifecycle} status={status} size="sm" />
          </Group>
          <Text size="sm" c="dimmed">
            {purchaseKindNames[kind]} · {formatYuan(price)} · {formatDateTime(paidAt)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
