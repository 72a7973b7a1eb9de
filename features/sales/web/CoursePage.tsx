/** /course-sales/{id}: over the list when it was opened from there, else a page; its dialogs have addresses below it. */
import { DetailRoute } from '@platform/web/list/DetailRoute.tsx';
import { page } from '@platform/web/page/page';
import { useParams } from 'react-router';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseDialog } from './CourseDialog.tsx';
import { salesList } from './list.ts';
import { NewUserPacket } from './purchase/NewUserPacket.tsx';
import { useCourse, useMySales } from './queries.ts';

export const handle = page({ title: '课程详情', needsLogin: true });

export default function CoursePage() {
  const { id = '', dialog } = useParams();
  const mine = useMySales(id);
  return (
    <DetailRoute list={salesList} answer={useCourse(id)} size="62rem">
      {(course, { headingOrder }) => (
        <>
          <CourseDetail course={course} mine={mine.data} headingOrder={headingOrder} />
          <CourseDialog course={course} mine={mine} name={dialog} />
          <NewUserPacket purchases={mine.data?.purchase ? [mine.data.purchase] : []} />
        </>
      )}
    </DetailRoute>
  );
}
