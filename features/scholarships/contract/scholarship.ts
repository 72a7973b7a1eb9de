/** The public scholarships: listing and reading (specification, sections 3 and 7). */
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { awardCategory, scholarshipCategory } from './category.ts';

/** Errors of the public list, separate so that it does not load those of applications. */
export const listingErrors = errorTable({
  SCHOLARSHIP_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  DEADLINE_PASSED: {
    status: 409,
    message: '申请截止日期已过',
    details: z.object({ application_deadline: z.iso.datetime() }),
  },
});

/** Page size of the scholarships (specification, section 9). */
export const scholarshipsPerPage = 12;

export const scholarshipSorts = ['deadline', 'latest', 'amount_desc', 'amount_asc'] as const;
export const scholarshipSort = z.enum(scholarshipSorts);
export type ScholarshipSort = z.infer<typeof scholarshipSort>;

export const scholarshipSortNames: Readonly<Record<ScholarshipSort, string>> = {
  deadline: '截止日期',
  latest: '最新发布',
  amount_desc: '金额从高到低',
  amount_asc: '金额从低到高',
};

/** The texts with highlights. */
export const markedFields = ['title', 'summary'] as const;

/** A scholarship; the amount in yuan per award, 0 for a certificate only. */
export const scholarship = z.object({
  id,
  title: z.string(),
  /** One or two sentences. */
  summary: z.string(),
  /** Paragraphs separated by blank lines. */
  description: z.string(),
  /** Conditions, one per entry. */
  eligibility: z.array(z.string()),
  category: scholarshipCategory,
  award_category: awardCategory.nullable(),
  currency: z.literal('CNY'),
  amount: yuan,
  /** The last instant at which applications are accepted. */
  application_deadline: z.iso.datetime(),
  /** The IANA zone of the deadline. */
  deadline_zone: z.string(),
  /** Whether the deadline was open by the server's clock at the answer. */
  is_open: z.boolean(),
  available_slots: z.int().min(0),
  /** Number of slots already awarded. */
  approved_count: z.int().min(0),
  created_at: z.iso.datetime(),
});
export type Scholarship = z.infer<typeof scholarship>;

/** Highlighted places in a text: [start, end) offsets, in order. */
const spans = z.array(z.tuple([z.int(), z.int()]));

/** A scholarship in a list, with highlights after a search. */
export const listedScholarship = scholarship.extend({
  highlights: z.partialRecord(z.enum(markedFields), spans).optional(),
});
export type ListedScholarship = z.infer<typeof listedScholarship>;

export const listScholarships = endpoint({
  name: 'listScholarships',
  summary: 'Lists scholarships by category and search words; sorted by deadline, open ones come first.',
  method: 'GET',
  path: '/scholarships',
  access: 'anyone',
  query: z.object({
    ...pageFields(scholarshipsPerPage),
    category: scholarshipCategory.optional(),
    search: searchText.optional(),
    sort: scholarshipSort.default('deadline'),
  }),
  data: z.object({ scholarships: z.array(listedScholarship), pagination }),
});

export const showScholarship = endpoint({
  name: 'showScholarship',
  summary: 'Reads a scholarship.',
  method: 'GET',
  path: '/scholarships/:id',
  access: 'anyone',
  params: z.object({ id }),
  data: scholarship,
  errors: [listingErrors.SCHOLARSHIP_NOT_FOUND],
});
