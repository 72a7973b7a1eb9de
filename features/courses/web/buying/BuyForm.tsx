/** The content of the purchase dialog: what is bought, the time left, and the payment panel. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Divider, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Course } from '../../contract/course.ts';
import type { Purchase } from '../../contract/purchase.ts';
import { PaidNote } from './PaidNote.tsx';
import { TimeToPay } from './TimeToPay.tsx';
import { useCoursePayer } from './useCoursePayer.ts';

interface BuyFormProps {
  course: Pick<Course, 'id' | 'title' | 'price' | 'originalPrice'>;
  purchase: Purchase | null;
  onClose: () => void;
}

export default function BuyForm({ course, purchase, onClose }: BuyFormProps) {
  const { title, price, originalPrice } = course;
  const [method, setMethod] = useState<PaymentMethod>('wechat');
  const payer = useCoursePayer(course, onClose);
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{title}</Text>
        <Price price={price} originalPrice={originalPrice} />
      </Group>
      <Divider />
      {purchase?.status === 'paid' ? (
        <PaidNote />
      ) : (
        <>
          {purchase?.status === 'pending' && <TimeToPay until={purchase.expiresAt} />}
          <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={price} />
        </>
      )}
      <Text size="xs" c="dimmed" ta="center">
        付款后立即开通，不限次数学习。
      </Text>
    </Stack>
  );
}
