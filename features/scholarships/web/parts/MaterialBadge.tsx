/** A material's state as a badge. */
import { Badge } from '@mantine/core';
import { type MaterialStatus, materialStatusLabels } from '../../contract/material.ts';

const colors: Readonly<Record<MaterialStatus, string>> = {
  accepted: 'celadon',
  in_review: 'gold',
  needs_supplement: 'cinnabar',
  refused: 'red',
};

export function MaterialBadge({ status }: { status: MaterialStatus }) {
  return (
    <Badge component="span" color={colors[status]} variant="light">
      {materialStatusLabels[status]}
    </Badge>
  );
}
