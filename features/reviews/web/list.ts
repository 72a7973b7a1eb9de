/** The lists of /scholarship/admin, one in each of its tabs. */
import {
  awardCategories,
  awardCategory,
  awardCategoryNames,
  scholarshipCategories,
  scholarshipCategoryNames,
} from '@features/scholarships/contract/category';
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { revealsPerPage } from '../contract/applicant.ts';
import { applicationFilters, reviewedPerPage } from '../contract/application.ts';
import { disbursementsPerPage } from '../contract/disbursement.ts';
import {
  disbursementStatus,
  disbursementStatuses,
  disbursementStatusLabels,
  reviewStatus,
  reviewStatusLabels,
} from '../contract/lifecycle.ts';
import { rankedPerPage } from '../contract/score.ts';

/** In the order of the specification, section 2. */
const tabs = ['applications', 'reviewers', 'disbursement', 'settings'] as const;
const tabNames = {
  applications: '申请管理',
  reviewers: '评审专家',
  disbursement: '奖金发放',
  settings: '系统设置',
};

const { status, category, scholarshipId, search, mine } = applicationFilters.shape;
const path = '/scholarship/admin';
const tab = z.enum(tabs).default('applications');

export const applicationList = resourceList({
  path,
  noun: { name: '申请', counter: '份' },
  fields: {
    tab,
    status,
    category,
    scholarshipId,
    mine,
    search,
    /** The application that is looked at. */
    application: id.optional(),
    /** The page of the ranking; where an application is looked at, the one on which it stands unless it says so. */
    ranked: pageFields(rankedPerPage).page.unwrap().optional(),
  },
  pageSizes: [reviewedPerPage],
  filters: ['status', 'category', 'scholarshipId', 'mine', 'search'],
  overlays: ['application', 'ranked'],
  controls: {
    tab: { label: '评审工作', options: optionsOf(tabs, tabNames) },
    status: { label: '状态', options: optionsOf(reviewStatus.options, reviewStatusLabels) },
    category: { label: '类别', options: optionsOf(scholarshipCategories, scholarshipCategoryNames) },
    scholarshipId: { label: '奖学金' },
  },
  search: { label: '搜索申请', placeholder: '编号、姓名、院校、专业' },
});
export type ApplicationListView = ListView<ListState<typeof applicationList>>;

export const disbursementList = resourceList({
  path,
  noun: { name: '发放记录', counter: '笔' },
  fields: { tab, paid: disbursementStatus.optional(), award: awardCategory.optional() },
  pageSizes: [disbursementsPerPage],
  filters: ['paid', 'award'],
  controls: {
    paid: { label: '发放状态', options: optionsOf(disbursementStatuses, disbursementStatusLabels) },
    award: { label: '奖项', options: optionsOf(awardCategories, awardCategoryNames) },
  },
});
export type DisbursementListView = ListView<ListState<typeof disbursementList>>;

/** Who has looked at identity numbers, below the settings. */
export const revealList = resourceList({
  path,
  noun: { name: '证件号码查看记录', counter: '次' },
  fields: { tab },
  pageSizes: [revealsPerPage],
  filters: [],
});

/** The filters of the applications, as the endpoints take them. */
export function filtersOf(state: ApplicationListView['state']) {
  const { status, category, scholarshipId, search, mine } = state;
  return { status, category, scholarshipId, search, mine };
}
