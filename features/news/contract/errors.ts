/** Errors of the news (specification, section 8). */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { z } from 'zod';
import { storedNews } from './news.ts';

/** The items that a member publishes in 24 hours at most; editors are not limited. */
export const newsPerDay = 3;

export const newsErrors = errorTable({
  EMAIL_NOT_VERIFIED: { status: 403, message: '请先在个人资料中验证邮箱，再发布新闻' },
  DAILY_LIMIT_REACHED: {
    status: 429,
    message: `24 小时内最多发布 ${newsPerDay} 条新闻，请稍后再发布`,
    details: z.object({ retry_after: z.int() }),
  },
  /** Also for hidden items, unless the caller may see them. */
  NEWS_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  /** The item is visible but belongs to another user. */
  NEWS_NOT_YOURS: { status: 403, message: genericErrors.FORBIDDEN.message },
  REVISION_CONFLICT: revisionConflict('这篇新闻已被他人修改，请比较两个版本', storedNews),
});
