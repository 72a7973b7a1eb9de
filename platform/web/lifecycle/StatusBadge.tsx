/** A record's state as a badge. */
import { Badge, type MantineSize } from '@mantine/core';

interface StatusBadgeProps<S extends string> {
  /** The lifecycle, or another table of labels and colours. */
  of: { labels: Readonly<Record<S, string>>; colors: Readonly<Record<S, string>> };
  status: S;
  size?: MantineSize;
  className?: string | undefined;
}

export function StatusBadge<S extends string>({ of, status, ...rest }: StatusBadgeProps<S>) {
  return (
    <Badge component="span" color={of.colors[status]} variant="light" {...rest}>
      {of.labels[status]}
    </Badge>
  );
}
