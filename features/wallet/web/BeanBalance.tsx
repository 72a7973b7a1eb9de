/** A member's available beans, in one line. */
import { Group, Skeleton } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { Bean } from './Bean.tsx';
import { useWallet } from './queries.ts';

export function BeanBalance() {
  const { data, isError } = useWallet();
  return (
    <Group gap="xs" c="var(--mantine-color-text)">
      <Bean size={28} />
      {data ? (
        <span>
          <strong>{formatCount(data.beans.available)}</strong> 浣熊豆
        </span>
      ) : isError ? (
        '余额暂时无法读取'
      ) : (
        <Skeleton width="6rem" height="1.25rem" aria-label="正在加载余额" />
      )}
    </Group>
  );
}
