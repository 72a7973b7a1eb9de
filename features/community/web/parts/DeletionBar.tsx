/** Offers to undo a deletion of this kind. */
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import type { ContentKind } from '../../contract/endpoints.ts';
import { useDeletion } from './deletion.ts';

// Not needed before something was deleted.
const RestoreBar = lazyPart(() => import('./RestoreBar.tsx'));

export function DeletionBar({ kind }: { kind: ContentKind }) {
  const { deletion } = useDeletion();
  if (deletion?.kind !== kind) return null;
  return (
    <Suspense>
      <RestoreBar {...deletion} />
    </Suspense>
  );
}
