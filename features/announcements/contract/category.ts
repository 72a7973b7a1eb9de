/** The four categories of announcements, with their labels (specification, section 9). */
import { z } from 'zod';

/** In the order of the filter. */
export const announcementCategories = ['application', 'policy', 'result', 'event'] as const;

/** One category. */
export const announcementCategory = z.enum(announcementCategories);
export type AnnouncementCategory = z.infer<typeof announcementCategory>;

/** Labels of the categories. */
export const announcementCategoryNames: Readonly<Record<AnnouncementCategory, string>> = {
  application: '申请通知',
  policy: '政策规章',
  result: '结果公示',
  event: '活动安排',
};
