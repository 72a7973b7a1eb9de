/** The button that buys a course: a free one at once, others in the dialog with the payment methods. */
import { Button } from '@mantine/core';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import type { Course } from '../../contract/course.ts';
import { buyCourse, type Purchase } from '../../contract/purchase.ts';
import { buyLabel } from '../labels.ts';
import { changedByPurchase } from '../mine/queries.ts';

// The payment methods are loaded when the dialog opens.
const BuyForm = lazyPart(() => import('./BuyForm.tsx'));

interface BuyButtonProps {
  course: Pick<Course, 'id' | 'title' | 'price' | 'originalPrice'>;
  purchase: Purchase | null;
}

const button = { size: 'lg', fullWidth: true } as const;

export function BuyButton({ course, purchase }: BuyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, price } = course;
  if (price === 0)
    return (
      <CommandButton
        {...button}
        endpoint={buyCourse}
        input={() => ({ params: { id } })}
        invalidates={changedByPurchase}
        label={buyLabel(0)}
      />
    );
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {purchase?.status === 'pending' ? '继续付款' : buyLabel(price)}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title="购买课程"
        size="38rem"
        fullScreenOnPhone
        padding="lg"
        closeOnClickOutside={false}
      >
        <Suspense fallback={<ListSkeleton count={3} />}>
          <BuyForm course={course} purchase={purchase} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
