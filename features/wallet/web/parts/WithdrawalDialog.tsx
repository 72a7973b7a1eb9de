/** The dialog in which a member asks for a withdrawal. */
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';

const WithdrawalForm = lazyPart(() => import('./WithdrawalForm.tsx'));

export function WithdrawalDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="提现" size="32rem" fullScreenOnPhone padding="lg">
      <Suspense fallback={<ListSkeleton count={2} />}>
        <WithdrawalForm onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
