/** Errors of the news (specification, section 8). */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { storedNews } from './news.ts';

export const newsErrors = errorTable({
  /** Also for hidden items, unless the caller may see them. */
  NEWS_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  /** The item is visible but belongs to another user. */
  NEWS_NOT_YOURS: { status: 403, message: genericErrors.FORBIDDEN.message },
  REVISION_CONFLICT: revisionConflict('这篇新闻已被他人修改，请比较两个版本', storedNews),
});
