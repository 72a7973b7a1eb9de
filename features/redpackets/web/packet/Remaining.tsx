/** The number of shares left: as a bar symmetric about the axis and in words. */
import { Box, Stack } from '@mantine/core';
import type { AvailablePacket } from '../../contract/packet.ts';

interface RemainingProps {
  packet: Pick<AvailablePacket, 'remainingCount' | 'totalCount'>;
}

export function Remaining({ packet: { remainingCount, totalCount } }: RemainingProps) {
  const width = `${(100 * remainingCount) / totalCount}%`;
  return (
    <Stack gap={5} align="center" w="100%" fz="sm">
      <Box w="100%" maw="11rem" h={4} bdrs={2} bg="rgb(0 0 0 / 25%)" aria-hidden="true">
        <Box w={width} h="100%" mx="auto" bdrs={2} bg="gold.2" style={{ transition: 'width 500ms' }} />
      </Box>
      <span>
        剩 <b>{remainingCount}</b> / {totalCount} 个
      </span>
    </Stack>
  );
}
