/** A count with its icon, named for screen readers. */
import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import type { IconEye } from '@tabler/icons-react';

interface CountProps {
  Icon: typeof IconEye;
  label: string;
  count: number;
}

export function Count({ Icon, label, count }: CountProps) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.35rem' }}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <VisuallyHidden component="span">{label} </VisuallyHidden>
      {formatCount(count)}
    </span>
  );
}
