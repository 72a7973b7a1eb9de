/** The actions on an item, loaded for its author and for editors alone. */
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import { useReader } from '../roles.ts';
import type { ItemButtonsProps } from './ItemButtons.tsx';

const ItemButtons = lazyPart(() => import('./ItemButtons.tsx'));

export function ItemActions(props: Omit<ItemButtonsProps, 'isEditor'>) {
  const { id, isEditor } = useReader();
  if (!isEditor && (id === null || id !== props.item.authorId)) return null;
  return (
    <Suspense>
      <ItemButtons {...props} isEditor={isEditor} />
    </Suspense>
  );
}
