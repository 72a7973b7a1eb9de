/** /course-sales/manage and what lies below it: keeps the editors' list in place while a course is open over it. */
import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';

export default layoutRoute({ list: lazyPart(() => import('./ManageList.tsx')) });
