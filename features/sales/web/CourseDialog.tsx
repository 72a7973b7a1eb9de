/** The dialogs of a course: buying, the listings, reselling, the waiting list; each has an address of its own. */
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import type { Answer } from '@platform/web/states/StaleNotice.tsx';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SalesCourse } from '../contract/course.ts';
import { type CourseDialogName, courseDialogs, salesCoursePath } from '../contract/path.ts';
import { type CourseDialogProps, stateObject } from './parts/DialogLink.tsx';
import type { MySales } from './queries.ts';

const dialogs: Record<CourseDialogName, { title: string; Content: ComponentType<CourseDialogProps> }> = {
  purchase: { title: '购买席位', Content: lazyPart(() => import('./purchase/PurchaseForm.tsx')) },
  listings: { title: '转售中的席位', Content: lazyPart(() => import('./resale/Listings.tsx')) },
  resell: { title: '转售席位', Content: lazyPart(() => import('./resale/ResellForm.tsx')) },
  waiting: { title: '候补名单', Content: lazyPart(() => import('./purchase/WaitingPlace.tsx')) },
};

/** Closes the dialog once: back to the page it was opened from, or to the course. */
function useClose(courseId: string, isOpen: boolean): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if ('inside' in stateObject(state)) void navigate(-1);
    else void navigate(salesCoursePath(courseId), { replace: true, state, preventScrollReset: true });
  };
}

interface CourseDialogRouteProps {
  course: SalesCourse;
  mine: Answer<MySales>;
  /** From the address; other names open nothing. */
  name: string | undefined;
}

export function CourseDialog({ course, mine, name }: CourseDialogRouteProps) {
  const dialog = courseDialogs.find((each) => each === name);
  const close = useClose(course.id, dialog !== undefined);
  if (!dialog) return null;
  const { title, Content } = dialogs[dialog];
  return (
    <Dialog
      opened
      onClose={close}
      title={title}
      size="40rem"
      fullScreenOnPhone
      padding="lg"
      closeOnClickOutside={false}
    >
      <QueryState query={mine} rows={3}>
        {(data) => (
          <Suspense fallback={<ListSkeleton count={3} />}>
            <Content key={dialog} course={course} mine={data} close={close} />
          </Suspense>
        )}
      </QueryState>
    </Dialog>
  );
}
