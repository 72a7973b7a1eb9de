/** Says that something was edited; it leads to the former versions. */
import { Anchor } from '@mantine/core';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import type { ContentKind } from '../../contract/endpoints.ts';

const VersionsDialog = lazyPart(() => import('./VersionsDialog.tsx'));

interface EditedMarkProps {
  kind: ContentKind;
  id: string;
  editTime: string | null;
}

export function EditedMark({ kind, id, editTime }: EditedMarkProps) {
  const [isOpen, setOpen] = useState(false);
  if (editTime === null) return null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        inherit
        c="dimmed"
        td="underline"
        onClick={() => setOpen(true)}
      >
        已编辑
      </Anchor>
      {isOpen && (
        <Suspense>
          <VersionsDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
