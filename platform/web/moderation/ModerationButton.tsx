/** Staff hide an entry, after a question for the reason, show it again, feature and approve it or not. Visitors load none of it. */
import type { Endpoint } from '@platform/contract/endpoint';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';
import type { ModerationButtonProps } from './ModerationControl.tsx';

// `lazy` forgets that the props depend on the endpoint.
const ModerationControl = lazyPart(() => import('./ModerationControl.tsx')) as unknown as <
  E extends Endpoint,
>(
  props: ModerationButtonProps<E>,
) => ReactNode;

export function ModerationButton<E extends Endpoint>(props: ModerationButtonProps<E>) {
  return (
    <Suspense>
      <ModerationControl {...props} />
    </Suspense>
  );
}
