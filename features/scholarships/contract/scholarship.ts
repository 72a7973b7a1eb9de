/** Scholarships as visitors see them: listing and reading (specification, sections 3 and 7). */
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { awardCategory, scholarshipCategory } from './category.ts';

/** What the public list can answer; apart from the errors of applications, which it does not load. */
export const listingErrors = errorTable({
  SCHOLARSHIP_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  DEADLINE_PASSED: {
    status: 409,
    message: '申请截止日期已过',
    details: z.object({ application_deadline: z.iso.datetime() }),
  },
});

/** Scholarships of a page (specification, section 9). */
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

/** Texts in which a search marks its hits. */
export const markedFields = ['title', 'summary'] as const;

/** A scholarship; the amount in yuan for each award, 0 for a certificate alone. */
export const scholarship = z.object({
  id,
  title: z.string(),
  /** One or two sentences for a card. */
  summary: z.string(),
  /** Paragraphs separated by blank lines. */
  description: z.string(),
  /** Conditions, one per entry. */
  eligibility: z.array(z.string()),
  category: scholarshipCategory,
  award_category: awardCategory.nullable(),
  currency: z.literal('CNY'),
  amount: yuan,
  /** The last instant at which an application is taken. */
  application_deadline: z.iso.datetime(),
  /** The IANA zone in which the deadline's day is meant. */
  deadline_zone: z.string(),
  /** Whether the deadline was open by the server's clock when it answered. */
  is_open: z.boolean(),
  available_slots: z.int().min(0),
  /** How many of the slots are awarded. */
  approved_count: z.int().min(0),
  created_at: z.iso.datetime(),
});
export type Scholarship = z.infer<typeof scholarship>;

/** Where the searched words stand in a text: [start, end) offsets, in order. */
const spans = z.array(z.tuple([z.int(), z.int()]));

/** A scholarship in a list; with highlights when words were searched. */
export const listedScholarship = scholarship.extend({
  highlights: z.partialRecord(z.enum(markedFields), spans).optional(),
});
export type ListedScholarship = z.infer<typeof listedScholarship>;

export const listScholarships = endpoint({
  name: 'listScholarships',
  summary: 'Scholarships by category and words, a page at a time; by deadline the open ones come first.',
  method: 'GET',
  path: '/scholarships',
  access: 'anyone',
  query: z.object({
    ...pageFields(scholarshipsPerPage),
    category: scholarshipCategory.optional(),
    search: text({ max: 50, min: 0 }).optional(),
    sort: scholarshipSort.default('deadline'),
  }),
  data: z.object({ scholarships: z.array(listedScholarship), pagination }),
});

export const showScholarship = endpoint({
  name: 'showScholarship',
  summary: 'One scholarship.',
  method: 'GET',
  path: '/scholarships/:id',
  access: 'anyone',
  params: z.object({ id }),
  data: scholarship,
  errors: [listingErrors.SCHOLARSHIP_NOT_FOUND],
});
