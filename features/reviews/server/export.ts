/** The filtered list as a CSV file, with the caller's permissions. */
import { awardCategoryNames, scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { applicationFields, type FormValues } from '@features/scholarships/contract/form';
import { type Field, fieldText } from '@platform/contract/fields';
import { portalDay } from '@platform/contract/zone';
import { type CsvColumn, csvExport, csvLines, csvTime, inBatches } from '@platform/server/files/csv';
import { z } from 'zod';
import type { ReviewedApplication } from '../contract/application.ts';
import { reviewStatusLabels } from '../contract/lifecycle.ts';
import { exportApplications } from '../contract/overview.ts';
import { type ReviewedRow, reviewedAfter } from './list.store.ts';
import { presentForm, presentReviewed, redactionOf } from './present.ts';
import { roleOf } from './reviewers.store.ts';
import { viewerOf } from './viewer.ts';

const batchSize = 200;

interface Column
  extends CsvColumn<{ application: ReviewedApplication; reviewed: ReviewedRow; form: FormValues }> {
  /** Omitted in a blind review's file. */
  identifying?: true;
}

/** A column of a form field; choices are written as labels. */
function ofForm(name: keyof FormValues): Column {
  const field: Field = applicationFields[name];
  return {
    header: field.exportHeader ?? field.label,
    cell: ({ form }) => (field.options ? fieldText(field, form[name]) : form[name]),
    ...(field.blind === 'hidden' ? { identifying: true } : {}),
  };
}

const columns: readonly Column[] = [
  { header: '申请编号', cell: ({ application: { applicationNumber } }) => applicationNumber },
  ofForm('full_name'),
  { header: '奖学金', cell: ({ application: { projectTitle } }) => projectTitle },
  { header: '类别', cell: ({ application: { category } }) => scholarshipCategoryNames[category] },
  {
    header: '奖项',
    cell: ({ reviewed: { of } }) => of.awardCategory && awardCategoryNames[of.awardCategory],
  },
  { header: '状态', cell: ({ application: { status } }) => reviewStatusLabels[status] },
  { header: '提交时间（香港）', cell: ({ application: { submitTime } }) => csvTime(submitTime) },
  { header: '平均分', cell: ({ application: { score } }) => score },
  { header: '已评分', cell: ({ application: { scoredCount } }) => scoredCount },
  { header: '评审人数', cell: ({ application: { assignedCount } }) => assignedCount },
  { header: '年龄', cell: ({ application: { age } }) => age },
  ofForm('nationality'),
  ofForm('education_level'),
  ofForm('gpa'),
  ofForm('institution'),
  ofForm('email'),
  ofForm('phone'),
];

/** The list behind a sealed address. */
export const applicationsExport = csvExport({
  name: 'review',
  request: z.object({ caller: z.string(), filters: exportApplications.body }),
  async open(portal, { caller, filters }) {
    const { db, clock } = portal;
    const role = await roleOf(db, caller);
    // The address is invalid without the role.
    if (!role) return null;
    const viewer = await viewerOf(db, { id: caller, role });
    const read = (after: ReviewedRow | null, limit: number) =>
      reviewedAfter(db, viewer, filters, after?.row ?? null, limit);
    async function* rows() {
      for await (const reviewed of inBatches(batchSize, read))
        yield {
          application: presentReviewed(portal, viewer, reviewed),
          reviewed,
          form: presentForm(viewer, reviewed, redactionOf(portal, viewer, reviewed)),
        };
    }
    const visibleColumns = columns.filter(({ identifying }) => !(viewer.blind && identifying));
    return { name: `applications-${portalDay(clock.now())}.csv`, lines: csvLines(visibleColumns, rows()) };
  },
});
