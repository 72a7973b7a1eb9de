/** The columns of the exported list. */
import { awardCategoryNames, scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { educationLevelNames } from '@features/scholarships/contract/form';
import { portalZone } from '@platform/contract/zone';
import type { ReviewedApplication } from '../contract/application.ts';
import { reviewStatusLabels } from '../contract/lifecycle.ts';
import type { ReviewedRow } from './list.store.ts';

type Cell = string | number | null;

interface Column {
  header: string;
  cell: (shown: ReviewedApplication, found: ReviewedRow) => Cell;
  /** Left out of a blind review's file. */
  naming?: true;
}

const clockTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: portalZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const columns: readonly Column[] = [
  { header: '申请编号', cell: ({ applicationNumber }) => applicationNumber },
  { header: '申请人', cell: ({ applicantName }) => applicantName, naming: true },
  { header: '奖学金', cell: ({ projectTitle }) => projectTitle },
  { header: '类别', cell: ({ category }) => scholarshipCategoryNames[category] },
  { header: '奖项', cell: (_, { of }) => of.awardCategory && awardCategoryNames[of.awardCategory] },
  { header: '状态', cell: ({ status }) => reviewStatusLabels[status] },
  { header: '提交时间（香港）', cell: ({ submitTime }) => clockTime.format(new Date(submitTime)) },
  { header: '平均分', cell: ({ score }) => score },
  { header: '已评分', cell: ({ scoredCount }) => scoredCount },
  { header: '评审人数', cell: ({ assignedCount }) => assignedCount },
  { header: '年龄', cell: ({ age }) => age },
  { header: '国家/地区', cell: ({ country }) => country },
  {
    header: '教育水平',
    cell: (_, { row }) => row.educationLevel && educationLevelNames[row.educationLevel],
  },
  { header: '绩点', cell: (_, { row }) => row.gpa },
  { header: '院校', cell: (_, { row }) => row.institution, naming: true },
  { header: '邮箱', cell: ({ email }) => email, naming: true },
  { header: '电话', cell: ({ phone }) => phone, naming: true },
];

const columnsFor = (blind: boolean) => columns.filter(({ naming }) => !(blind && naming));

/** The first line of the file. */
export const headersFor = (blind: boolean): string[] => columnsFor(blind).map(({ header }) => header);

/** One line of the file. */
export function lineOf(blind: boolean, shown: ReviewedApplication, found: ReviewedRow): Cell[] {
  return columnsFor(blind).map(({ cell }) => cell(shown, found));
}
