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
    // In a narrow cell of a table the label would be cut off.
    <Badge component="span" color={of.colors[status]} variant="light" miw="max-content" {...rest}>
      {of.labels[status]}
    </Badge>
  );
}
