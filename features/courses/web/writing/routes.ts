/** The pages of editors: forms over the catalogue, and pages of their own. */
import type { PageRoute } from '@platform/web/page/routes';

/** Below `/courses`, with the catalogue behind them. */
export const writingForms: NonNullable<PageRoute['children']> = [];

export const writingRoutes: readonly PageRoute[] = [];
