/** The content of the waiting list's dialog: joining, the position, the seat that is offered. */
import { Stack, Text } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { isSoldOut } from '../../contract/course.ts';
import { joinWaitingList } from '../../contract/endpoints.ts';
import { salesErrors } from '../../contract/errors.ts';
import { holdMinutes } from '../../contract/purchase.ts';
import { type CourseDialogProps, DialogLink } from '../parts/DialogLink.tsx';
import { TimeToPay } from '../parts/TimeToPay.tsx';
import { changedByPurchase } from '../queries.ts';
import { LeaveButton } from './LeaveButton.tsx';

export default function WaitingPlace({ course, mine: { purchase, waiting } }: CourseDialogProps) {
  const { id, title, status } = course;
  const toPurchase = (label: string) => (
    <DialogLink courseId={id} dialog="purchase" replace>
      {label}
    </DialogLink>
  );
  if (purchase?.status === 'pending')
    return (
      <Stack align="center">
        <Text fw={600}>「{title}」有席位了</Text>
        <TimeToPay purchase={purchase} />
        {toPurchase('去付款')}
      </Stack>
    );
  if (purchase)
    return (
      <Stack align="center">
        <Text>您已有这门课程的席位。</Text>
        {toPurchase('查看')}
      </Stack>
    );
  if (waiting)
    return (
      <Stack align="center">
        <Text fw={600}>「{title}」</Text>
        <Text fz="h2" ff="heading" role="status">
          第 {waiting.position} 位
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {formatDateTime(waiting.joinedAt)} 加入。轮到您时，站内通知和邮件会告诉您，席位保留 {holdMinutes}{' '}
          分钟。
        </Text>
        <LeaveButton courseId={id} />
      </Stack>
    );
  if (status === 'ended') return <Text ta="center">{salesErrors.SALE_CLOSED.message}</Text>;
  if (!isSoldOut(course))
    return (
      <Stack align="center">
        <Text>{salesErrors.PLACES_LEFT.message}</Text>
        {toPurchase('立即购买')}
      </Stack>
    );
  return (
    <Stack align="center">
      <Text fw={600}>「{title}」名额已满</Text>
      <Text size="sm" c="dimmed" ta="center">
        有人退款或放弃时，空出的席位按先后依次提供给候补的人，每人有 {holdMinutes} 分钟完成支付。
      </Text>
      <CommandButton
        endpoint={joinWaitingList}
        input={() => ({ params: { id } })}
        invalidates={changedByPurchase}
        success="已加入候补名单"
        label="加入候补名单"
      />
    </Stack>
  );
}
