/** The loading state of a list. */
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

interface ListSkeletonProps {
  /** The number of placeholders. */
  count?: number;
  /** Rows one below another, or cards in a grid. */
  shape?: 'rows' | 'cards';
}

/** Placeholders for rows or cards. */
export function ListSkeleton({ count = 6, shape = 'rows' }: ListSkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {shape === 'cards' ? (
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="lg" aria-hidden>
          {indexes.map((index) => (
            <Stack key={index} gap="sm">
              <Skeleton style={{ aspectRatio: '1' }} />
              <Skeleton height={18} width="80%" />
              <Skeleton height={14} width="45%" />
            </Stack>
          ))}
        </SimpleGrid>
      ) : (
        <Stack gap="md" aria-hidden>
          {indexes.map((index) => (
            <Skeleton key={index} height={72} />
          ))}
        </Stack>
      )}
    </div>
  );
}
