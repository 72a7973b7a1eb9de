/** The mark of the luckiest share: 手气最佳. */
import { Badge } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';

export function Best() {
  return (
    <Badge
      component="span"
      variant="outline"
      radius={0}
      bd="1px solid var(--axis)"
      c="inherit"
      size="lg"
      fw={400}
      leftSection={<IconCrown size={15} stroke={1.8} aria-hidden />}
    >
      手气最佳
    </Badge>
  );
}
