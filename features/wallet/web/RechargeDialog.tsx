/** The dialog for buying beans, over any page. */
import { Modal } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useRef } from 'react';

// The payment methods are loaded when the dialog opens.
const RechargeForm = lazy(() => import('./parts/RechargeForm.tsx'));

interface RechargeDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The preselected option, in beans. */
  amount?: number | undefined;
}

/** Keep it mounted, so that the focus returns to its opener when it closes. */
export function RechargeDialog({ opened, onClose, amount }: RechargeDialogProps) {
  const narrow = useMediaQuery('(max-width: 48rem)', false);
  const content = useRef<HTMLDivElement>(null);
  // Esc closes only the top dialog, which may be the one with the WeChat code.
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing || !opened) return;
    const topDialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    if (topDialog?.contains(content.current)) onClose();
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="充值浣熊豆"
      size="38rem"
      fullScreen={narrow ?? false}
      padding="lg"
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      <div ref={content}>
        <Suspense fallback={<ListSkeleton count={3} />}>
          <RechargeForm amount={amount ?? null} onDone={onClose} />
        </Suspense>
      </div>
    </Modal>
  );
}
