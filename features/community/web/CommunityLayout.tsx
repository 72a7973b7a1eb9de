/** /community and the topics below it: keeps the board in place while a topic is open over it. */
import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';

export default layoutRoute({ list: lazyPart(() => import('./Board.tsx')), narrow: true });
