/** Attaches one of the member's own public red packets that can still be grabbed. */
import { listHistory } from '@features/redpackets/contract/endpoints';
import type { HistoryEntry } from '@features/redpackets/contract/packet';
import { NativeSelect } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { formatCount } from '@platform/web/format/amount';
import { useQuery } from '@tanstack/react-query';

/** The latest packets that are offered; an open one is at most a day old. */
const offered = 50;

const labelOf = ({ amount, message }: HistoryEntry) => `${formatCount(amount)} 浣熊豆 · ${message}`;

interface PacketFieldProps {
  packetId: string | null;
  error: string | undefined;
  onChange: (packetId: string | null) => void;
}

/** Nothing for a member without an open packet for everyone. */
export function PacketField({ packetId, error, onChange }: PacketFieldProps) {
  const { data } = useQuery(query(listHistory, { query: { type: 'sent', limit: offered } }));
  const open =
    data?.entries.filter(({ status, sendType }) => status === 'active' && sendType === 'public') ?? [];
  const isListed = open.some((entry) => entry.packetId === packetId);
  if (open.length === 0 && packetId === null) return null;
  return (
    <NativeSelect
      label="附上红包"
      error={error}
      value={packetId ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        { value: '', label: '不附红包' },
        ...open.map((entry) => ({ value: entry.packetId, label: labelOf(entry) })),
        ...(packetId === null || isListed ? [] : [{ value: packetId, label: '已附上的红包' }]),
      ]}
    />
  );
}
