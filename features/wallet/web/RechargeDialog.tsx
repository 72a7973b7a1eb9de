/** Buying beans over any page: what can be bought, how it is paid, and the news when it has arrived. */
import { Modal } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useRef } from 'react';

// The ways to pay are only loaded by those who are about to.
const RechargeDesk = lazy(() => import('./parts/RechargeDesk.tsx'));

interface RechargeDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The amount that is chosen to begin with, in beans; none by default. */
  amount?: number | undefined;
}

/** Keep it on the page and open and close it: the focus then returns to where it was. */
export function RechargeDialog({ opened, onClose, amount }: RechargeDialogProps) {
  const narrow = useMediaQuery('(max-width: 48rem)', false);
  const content = useRef<HTMLDivElement>(null);
  // Esc is for the uppermost dialog, which may be the one with WeChat's code.
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing || !opened) return;
    const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    if (uppermost?.contains(content.current)) onClose();
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
          <RechargeDesk amount={amount ?? null} onDone={onClose} />
        </Suspense>
      </div>
    </Modal>
  );
}
