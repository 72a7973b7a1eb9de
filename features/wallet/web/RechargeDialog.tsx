/** The dialog that sells beans, over any page. */

import { Dialog } from '@platform/web/states/Dialog.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';

// The payment methods are loaded when the dialog opens.
const RechargeForm = lazyPart(() => import('./parts/RechargeForm.tsx'));

interface RechargeDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The preselected option, in beans. */
  amount?: number | undefined;
}

/** Keep it mounted, so that the focus returns to its opener when it closes. */
export function RechargeDialog({ opened, onClose, amount }: RechargeDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="充值浣熊豆" size="38rem" fullScreenOnPhone padding="lg">
      <Suspense fallback={<ListSkeleton count={3} />}>
        <RechargeForm amount={amount ?? null} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
