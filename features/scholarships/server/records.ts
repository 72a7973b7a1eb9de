/** Scholarships as files hold them: the sample's, and those that operators import. */
import { yuanToFen } from '@platform/contract/money';
import type { RecordImport } from '@platform/server/recordImport';
import { z } from 'zod';
import { awards } from '../contract/award.ts';
import { scholarship } from '../contract/scholarship.ts';
import { scholarshipsTag } from './review.actions.ts';
import { endOfDay } from './rules.ts';
import { findSlugs, type NewScholarship, saveScholarships } from './scholarships.store.ts';

const { title, summary, description, eligibility, category, award_category, amount, available_slots } =
  scholarship.shape;

/** A scholarship without its dates. */
const scholarshipTexts = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '只能由小写字母、数字和连字符组成'),
  title: title.min(1),
  summary: summary.min(1),
  description: description.min(1),
  eligibility,
  category,
  award_category,
  amount,
  available_slots,
});
export type ScholarshipTexts = z.output<typeof scholarshipTexts>;

/** The awards of a year are limited (specification, section 9). */
function checkAward({ award_category: award, amount: yuan, available_slots: slots }: ScholarshipTexts) {
  if (award === null) return [];
  const { places, amount: announced } = awards[award];
  return [
    ...(slots > places ? [{ path: ['available_slots'], message: `该奖项最多 ${places} 名` }] : []),
    ...(yuan === announced ? [] : [{ path: ['amount'], message: `该奖项的金额为 ${announced} 元` }]),
  ];
}

/** The schema of texts with dates, which differ between sample and import. */
export const scholarshipRecord = <Dates extends z.ZodRawShape>(dates: Dates) =>
  scholarshipTexts.extend(dates).superRefine((value, context) => {
    for (const issue of checkAward(value as unknown as ScholarshipTexts))
      context.addIssue({ code: 'custom', ...issue });
  });

/** A record as a row. */
export function scholarshipRow(
  {
    award_category: awardCategory,
    amount: yuan,
    available_slots: availableSlots,
    ...texts
  }: ScholarshipTexts,
  facts: Pick<NewScholarship, 'id' | 'applicationDeadline' | 'createdAt'>,
): NewScholarship {
  return { ...texts, ...facts, awardCategory, amount: yuanToFen(yuan), availableSlots };
}

const imported = scholarshipRecord({
  /** The last day on which applications are accepted, in the portal's zone. */
  deadline: z.iso.date(),
});

export const scholarshipImport: RecordImport<typeof imported> = {
  schema: imported,
  hasPictures: false,
  async plan({ db, clock, random, cache }, entries) {
    const slugs = entries.map(({ value }) => value.slug);
    const existing = await findSlugs(db, slugs);
    const faults = entries.flatMap(({ line, value }) => {
      const approved = existing.get(value.slug)?.approved ?? 0;
      const message = `已有 ${approved} 份申请获得通过`;
      return value.available_slots < approved ? [{ line, field: 'available_slots', message }] : [];
    });
    const rows = entries.map(({ value: { deadline, ...record } }) => {
      const applicationDeadline = endOfDay(deadline);
      return scholarshipRow(record, { id: random.id(), applicationDeadline, createdAt: clock.now() });
    });
    return {
      faults,
      added: slugs.length - existing.size,
      updated: existing.size,
      async save() {
        await db.transaction((tx) => saveScholarships(tx, rows));
        cache.invalidate(scholarshipsTag);
      },
    };
  },
};
