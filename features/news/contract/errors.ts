/** Errors of the news (specification, section 8). */
import { errorTable, genericErrors } from '@platform/contract/errors';
import { z } from 'zod';
import { newsTexts } from './form.ts';
import { storedNews } from './news.ts';

/** Both versions, to be shown side by side: what is stored, and what was sent, its content sanitised. */
const bothVersions = z.object({ current: storedNews, yours: newsTexts });
export type BothVersions = z.infer<typeof bothVersions>;

export const newsErrors = errorTable({
  /** Hidden ones too, for whoever may not see them. */
  NEWS_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  /** Visible, but somebody else's. */
  NEWS_NOT_YOURS: { status: 403, message: genericErrors.FORBIDDEN.message },
  NEWS_CHANGED: { status: 409, message: '这篇新闻已被他人修改，请比较两个版本', details: bothVersions },
  COVER_NOT_FOUND: { status: 422, message: '封面图片已失效，请重新上传' },
  COVER_UNREADABLE: { status: 422, message: '图片无法读取，请换一张' },
});
