/** What the member can do with a course: buy it, pay an open purchase, wait for the enrolment, learn. */
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Course } from '../../contract/course.ts';
import { certificatePath, coursePurchasePath, learnPath } from '../../contract/path.ts';
import { type MyCourse, type Purchase, purchaseSuccessful } from '../../contract/purchase.ts';
import { learnLabel } from '../labels.ts';
import { LearningBar } from '../mine/LearningBar.tsx';
import { useMyCourse } from '../mine/queries.ts';
import { BuyButton } from './BuyButton.tsx';
import { OpenPurchase } from './OpenPurchase.tsx';
import { PaidNote } from './PaidNote.tsx';

/** Whether the course was enrolled while the page is open, here or by another tab; says so once. */
function useNewEnrolment(isEnrolled: boolean): boolean {
  const [wasEnrolled] = useState(isEnrolled);
  const isNew = isEnrolled && !wasEnrolled;
  useEffect(() => {
    if (isNew) notices.success(purchaseSuccessful);
  }, [isNew]);
  return isNew;
}

function PurchaseNote({ purchase: { id, status } }: { purchase: Purchase }) {
  if (status === 'pending') return <OpenPurchase id={id} />;
  if (status !== 'refunded') return null;
  return (
    <Text size="sm" c="dimmed" ta="center">
      您的购买已退款，款项按原支付方式退回。{' '}
      <Anchor component={Link} to={coursePurchasePath(id)} inherit underline="always">
        查看经过
      </Anchor>
    </Text>
  );
}

const focus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

function Action({ course, mine }: { course: Course; mine: MyCourse }) {
  const { isEnrolled, purchase, done, lessons, certificateNumber } = mine;
  const isNew = useNewEnrolment(isEnrolled);
  return (
    <Stack gap="xs">
      {isEnrolled ? (
        <>
          {/* It replaces the button that had the focus; the dialog around it, if any, asks for the attribute. */}
          <Button
            component={Link}
            to={learnPath(course.id)}
            size="lg"
            fullWidth
            ref={isNew ? focus : null}
            data-autofocus={isNew || undefined}
          >
            {learnLabel(done)}
          </Button>
          {done > 0 && <LearningBar done={done} lessons={lessons} />}
          {certificateNumber !== null && (
            <Anchor component={Link} to={certificatePath(certificateNumber)} ta="center">
              查看结业证书
            </Anchor>
          )}
        </>
      ) : purchase?.status === 'paid' ? (
        <PaidNote />
      ) : (
        <>
          <BuyButton course={course} purchase={purchase} />
          {purchase && <PurchaseNote purchase={purchase} />}
        </>
      )}
    </Stack>
  );
}

export default function MemberAction({ course }: { course: Course }) {
  return (
    <QueryState query={useMyCourse(course.id)} loading={<Skeleton height="3.125rem" />}>
      {(mine) => <Action course={course} mine={mine} />}
    </QueryState>
  );
}
