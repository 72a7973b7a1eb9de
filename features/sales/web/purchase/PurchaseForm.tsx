/** The content of the purchase dialog: what is bought, the time left, and the payment methods. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Alert, Button, Divider, Group, Stack, Text } from '@mantine/core';
import type { ApiError } from '@platform/web/api/failure';
import { formatYuan } from '@platform/web/format/amount';
import { useState } from 'react';
import { Link } from 'react-router';
import { isSoldOut } from '../../contract/course.ts';
import { salesErrors } from '../../contract/errors.ts';
import { purchasePath } from '../../contract/path.ts';
import { holdMinutes } from '../../contract/purchase.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { type CourseDialogProps, DialogLink } from '../parts/DialogLink.tsx';
import { TimeToPay } from '../parts/TimeToPay.tsx';
import { GiveUpButton } from './GiveUpButton.tsx';
import { useSeatPayer } from './useSeatPayer.ts';

export default function PurchaseForm({ course, mine: { purchase }, close }: CourseDialogProps) {
  const [method, setMethod] = useState<PaymentMethod>('wechat');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const payer = useSeatPayer({ course, purchase, onRefused: setRefusal, onDone: close });
  if (purchase?.status === 'paid')
    return (
      <Stack align="center">
        <Text>您已有这门课程的席位。</Text>
        <Button component={Link} to={purchasePath(purchase.id)}>
          查看我的席位
        </Button>
      </Stack>
    );
  const price = purchase?.price ?? course.price;
  const isFull = !purchase && isSoldOut(course);
  const isClosed = !purchase && course.status === 'ended';
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Text fw={600}>{course.title}</Text>
          <Text component="div" size="sm" c="dimmed">
            <CourseTimes course={course} />
          </Text>
        </div>
        <Text fw={700} fz="h4" c="var(--mantine-color-anchor)" miw="max-content">
          {formatYuan(price)}
        </Text>
      </Group>
      <Divider />
      {isFull || isClosed ? (
        <Alert color="gold" role="alert">
          <Stack align="start" gap="sm">
            {isFull ? salesErrors.COURSE_SOLD_OUT.message : salesErrors.SALE_CLOSED.message}
            {isFull && !isClosed && (
              <Group gap="xs">
                <DialogLink courseId={course.id} dialog="waiting" replace>
                  去候补
                </DialogLink>
                {course.listings > 0 && (
                  <DialogLink courseId={course.id} dialog="listings" replace variant="default">
                    看转售席位
                  </DialogLink>
                )}
              </Group>
            )}
          </Stack>
        </Alert>
      ) : (
        <>
          {refusal && (
            <Alert color="red" role="alert">
              {refusal.message}
            </Alert>
          )}
          {purchase ? (
            <Stack gap={4} align="center">
              <TimeToPay purchase={purchase} />
              <GiveUpButton purchase={purchase} />
            </Stack>
          ) : (
            <Text size="sm" c="dimmed" ta="center">
              开始付款后，席位为您保留 {holdMinutes} 分钟。
            </Text>
          )}
          <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={price} />
        </>
      )}
    </Stack>
  );
}
