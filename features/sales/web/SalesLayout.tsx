/** /course-sales and what lies below it: keeps the list in place while a course is open over it. */
import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { coursesPerPage } from '../contract/course.ts';

export default layoutRoute({
  list: lazyPart(() => import('./SalesList.tsx')),
  skeleton: <ListSkeleton shape="cards" count={coursesPerPage} />,
});
