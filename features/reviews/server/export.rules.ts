/** The columns of the exported list. */
import { awardCategoryNames, scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { applicationFields, type FormValues } from '@features/scholarships/contract/form';
import { type Field, fieldText } from '@platform/contract/fields';
import { portalZone } from '@platform/contract/zone';
import type { ReviewedApplication } from '../contract/application.ts';
import { reviewStatusLabels } from '../contract/lifecycle.ts';
import type { ReviewedRow } from './list.store.ts';

type Cell = string | number | null;

interface Column {
  header: string;
  cell: (shown: ReviewedApplication, found: ReviewedRow, form: FormValues) => Cell;
  /** Left out of a blind review's file. */
  naming?: true;
}

const clockTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: portalZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A column of the application form; a choice is written as people read it. */
function ofForm(name: keyof FormValues): Column {
  const field: Field = applicationFields[name];
  return {
    header: field.exportHeader ?? field.label,
    cell: (_, __, form) => (field.options ? fieldText(field, form[name]) : form[name]),
    ...(field.blind === 'hidden' ? { naming: true } : {}),
  };
}

const columns: readonly Column[] = [
  { header: '申请编号', cell: ({ applicationNumber }) => applicationNumber },
  ofForm('full_name'),
  { header: '奖学金', cell: ({ projectTitle }) => projectTitle },
  { header: '类别', cell: ({ category }) => scholarshipCategoryNames[category] },
  { header: '奖项', cell: (_, { of }) => of.awardCategory && awardCategoryNames[of.awardCategory] },
  { header: '状态', cell: ({ status }) => reviewStatusLabels[status] },
  { header: '提交时间（香港）', cell: ({ submitTime }) => clockTime.format(new Date(submitTime)) },
  { header: '平均分', cell: ({ score }) => score },
  { header: '已评分', cell: ({ scoredCount }) => scoredCount },
  { header: '评审人数', cell: ({ assignedCount }) => assignedCount },
  { header: '年龄', cell: ({ age }) => age },
  ofForm('nationality'),
  ofForm('education_level'),
  ofForm('gpa'),
  ofForm('institution'),
  ofForm('email'),
  ofForm('phone'),
];

const columnsFor = (blind: boolean) => columns.filter(({ naming }) => !(blind && naming));

/** The first line of the file. */
export const headersFor = (blind: boolean): string[] => columnsFor(blind).map(({ header }) => header);

/** One line of the file. */
export function lineOf(
  blind: boolean,
  shown: ReviewedApplication,
  found: ReviewedRow,
  form: FormValues,
): Cell[] {
  return columnsFor(blind).map(({ cell }) => cell(shown, found, form));
}
