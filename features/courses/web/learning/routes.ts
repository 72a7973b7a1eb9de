/** The pages of learning. */
import type { PageRoute } from '@platform/web/page/routes';

export const learningRoutes: readonly PageRoute[] = [];
