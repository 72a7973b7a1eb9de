/** The categories of scholarships and of awards, with their labels (specification, section 9). */
import { z } from 'zod';

export const scholarshipCategories = ['academic', 'cultural', 'research', 'community', 'special'] as const;
export const scholarshipCategory = z.enum(scholarshipCategories);
export type ScholarshipCategory = z.infer<typeof scholarshipCategory>;

/** Labels of the categories. */
export const scholarshipCategoryNames: Readonly<Record<ScholarshipCategory, string>> = {
  academic: '学术研修',
  cultural: '文化传承',
  research: '专题研究',
  community: '社区服务',
  special: '特别奖项',
};

export const awardCategories = ['gold', 'excellent', 'nomination'] as const;
export const awardCategory = z.enum(awardCategories);
export type AwardCategory = z.infer<typeof awardCategory>;

/** Labels of the awards. */
export const awardCategoryNames: Readonly<Record<AwardCategory, string>> = {
  gold: '金奖',
  excellent: '优秀奖',
  nomination: '提名奖',
};
