/** A page of a statement. */
import { Text } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { type Asset, reasonLabels } from '../../contract/ledger.ts';
import { directionLabels, type Movement } from '../../contract/movement.ts';
import { showAmount, showMovement } from '../amount.rules.ts';

const incomeColor = 'light-dark(var(--mantine-color-celadon-6), var(--mantine-color-celadon-3))';
const units: Readonly<Record<Asset, string>> = { BEAN: '浣熊豆', CNY: '人民币' };

const columnsOf = (asset: Asset): Column<Movement>[] => [
  { key: 'time', label: '时间', cell: ({ time }) => <time dateTime={time}>{formatDateTime(time)}</time> },
  { key: 'reason', label: '事由', place: 'head', cell: ({ reason }) => <b>{reasonLabels[reason]}</b> },
  {
    key: 'counterparty',
    label: '对方与附言',
    cell: ({ counterparty: { kind, label }, memo }) => (
      <>
        {kind === 'member' ? <Verbatim>{label}</Verbatim> : label}
        {memo && (
          <small>
            <Verbatim>{memo}</Verbatim>
          </small>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    label: (
      <Text inherit ta="right">
        {directionLabels.in}／{directionLabels.out}（{units[asset]}）
      </Text>
    ),
    place: 'state',
    cell: ({ amount }) => (
      <Text fw={700} ta="right" {...(amount > 0 ? { c: incomeColor } : {})}>
        {showMovement(asset, amount)}
      </Text>
    ),
  },
  {
    key: 'balance',
    label: '余额',
    place: 'figure',
    cell: ({ balance }) => (
      <Text span c="dimmed" size="sm">
        <Text span inherit hiddenFrom="md">
          余{' '}
        </Text>
        {showAmount(asset, balance)}
      </Text>
    ),
  },
];

export function MovementTable({ asset, movements }: { asset: Asset; movements: readonly Movement[] }) {
  return (
    <ResourceTable label="明细" columns={columnsOf(asset)} rows={movements} rowKey={({ id }) => String(id)} />
  );
}
