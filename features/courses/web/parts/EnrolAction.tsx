/** The way into a course: members buy or learn, visitors meet the notice to log in. */

import { Button, Skeleton } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { useLoginFirst } from '@platform/web/session/useLoginFirst';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import type { Course } from '../../contract/course.ts';
import { buyLabel } from '../labels.ts';

// Visitors do not load it.
const MemberAction = lazyPart(() => import('../buying/MemberAction.tsx'));

export function EnrolAction({ course }: { course: Course }) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const loginFirst = useLoginFirst();
  if (!isLoggedIn)
    return (
      <Button size="lg" fullWidth onClick={loginFirst(() => {})}>
        {buyLabel(course.price)}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton height="3.125rem" />}>
      <MemberAction course={course} />
    </Suspense>
  );
}
