/** The dialog that sells beans or tops up the balance, over any page. */
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import type { Asset } from '../contract/ledger.ts';

// The payment methods are loaded when the dialog opens.
const RechargeForm = lazyPart(() => import('./parts/RechargeForm.tsx'));

interface RechargeDialogProps {
  opened: boolean;
  onClose: () => void;
  asset?: Asset;
  /** The preselected amount, in beans or yuan. */
  amount?: number | undefined;
}

/** Keep it mounted, so that the focus returns to its opener when it closes. */
export function RechargeDialog({ opened, onClose, asset = 'BEAN', amount }: RechargeDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={asset === 'BEAN' ? '充值浣熊豆' : '充值余额'}
      size="38rem"
      fullScreenOnPhone
      padding="lg"
    >
      <Suspense fallback={<ListSkeleton count={3} />}>
        <RechargeForm key={asset} asset={asset} amount={amount ?? null} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
