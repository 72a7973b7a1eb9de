/** What the member can do with a course: buy, pay an open purchase, wait, buy from another member, see the seat. */
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { formatShortYuan } from '@platform/web/format/amount';
import { Link } from 'react-router';
import { isSoldOut, type SalesCourse } from '../../contract/course.ts';
import { purchasePath } from '../../contract/path.ts';
import type { MySales } from '../queries.ts';
import { DialogLink } from './DialogLink.tsx';
import { TimeToPay } from './TimeToPay.tsx';

interface CourseActionsProps {
  course: SalesCourse;
  mine: MySales | undefined;
}

const button = { size: 'lg', fullWidth: true } as const;

export function CourseActions({ course, mine }: CourseActionsProps) {
  const { id, status, cancelReason, publishTime, listings, resellPrice } = course;
  if (cancelReason !== null)
    return (
      <Alert color="red" title="课程已取消">
        {cancelReason}
      </Alert>
    );
  if (publishTime === null) return null;
  if (!mine) return <Skeleton height="3.125rem" />;
  const { purchase, waiting } = mine;
  if (purchase?.status === 'paid')
    return (
      <Stack gap="xs">
        <Button {...button} component={Link} to={purchasePath(purchase.id)}>
          查看我的席位
        </Button>
        {purchase.resaleRefusal === null && (
          <DialogLink courseId={id} dialog="resell" variant="default">
            转售席位
          </DialogLink>
        )}
      </Stack>
    );
  if (purchase)
    return (
      <Stack gap="xs">
        <DialogLink {...button} courseId={id} dialog="purchase">
          继续付款
        </DialogLink>
        <TimeToPay purchase={purchase} />
      </Stack>
    );
  if (status === 'ended') return <Text c="dimmed">课程已结束。</Text>;
  return (
    <Stack gap="xs">
      {!isSoldOut(course) ? (
        <DialogLink {...button} courseId={id} dialog="purchase">
          立即购买
        </DialogLink>
      ) : (
        <DialogLink {...button} courseId={id} dialog="waiting">
          {waiting ? `候补中，第 ${waiting.position} 位` : '加入候补名单'}
        </DialogLink>
      )}
      {listings > 0 && (
        <DialogLink courseId={id} dialog="listings" variant="default">
          {`转售席位 ${listings} 个${resellPrice === null ? '' : `，${formatShortYuan(resellPrice)} 起`}`}
        </DialogLink>
      )}
    </Stack>
  );
}
