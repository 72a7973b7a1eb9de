/** The endpoints by which editors make, change and cancel sales courses. */
import { coverEndpoint, coverErrors } from '@platform/contract/cover';
import { documentEndpoints } from '@platform/contract/document';
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { courseEditors } from './access.ts';
import { courseTexts, salesCourse } from './course.ts';
import { salesErrors } from './errors.ts';
import { staffSeat } from './purchase.ts';

const path = '/course-sales';
const one = z.object({ id });
const { SALES_COURSE_NOT_FOUND, REVISION_CONFLICT, COURSE_BEGUN, COURSE_HAS_BUYERS } = salesErrors;

const documents = documentEndpoints({
  noun: 'SalesCourse',
  path,
  writers: courseEditors,
  form: courseTexts.extend({ coverId: id.nullable().optional() }),
  stored: salesCourse,
  notFound: SALES_COURSE_NOT_FOUND,
  conflict: REVISION_CONFLICT,
  formErrors: [coverErrors.COVER_NOT_FOUND],
});

/**
 * Create, update, publish, unpublish. A change of a published course's time notifies the owners and lets them give the
 * seat back; more places are offered to the waiting list at once.
 */
export const courseDocuments = {
  ...documents,
  update: { ...documents.update, errors: [...documents.update.errors, COURSE_BEGUN] as const },
  unpublish: { ...documents.unpublish, errors: [SALES_COURSE_NOT_FOUND, COURSE_HAS_BUYERS] as const },
};

export const uploadCourseCover = coverEndpoint({
  name: 'uploadSalesCourseCover',
  path: `${path}/covers`,
  access: courseEditors,
});

export const courseStages = ['all', 'draft', 'published', 'cancelled'] as const;

export const listStoredCourses = endpoint({
  name: 'listStoredSalesCourses',
  summary: 'Lists all courses, drafts and cancelled ones too, the last changed first.',
  method: 'GET',
  path: `${path}/stored`,
  access: courseEditors,
  query: z.object({
    ...pageFields(20),
    stage: z.enum(courseStages).default('all'),
  }),
  data: z.object({ courses: z.array(salesCourse), pagination }),
});

export const cancelCourse = endpoint({
  name: 'cancelSalesCourse',
  summary:
    'Cancels a published course before its start: everyone in the chain of a seat gets back what he paid, unpaid purchases and waiting lists end. A second call changes nothing.',
  method: 'POST',
  path: `${path}/:id/cancel`,
  access: courseEditors,
  params: one,
  body: z.object({ reason: text({ max: 200, required: '请填写取消原因' }) }),
  data: salesCourse,
  errors: [SALES_COURSE_NOT_FOUND, COURSE_BEGUN],
});

export const listCourseSeats = endpoint({
  name: 'listSalesCourseSeats',
  summary: 'Lists the seats of a course with their owners and lineage, the latest sold first.',
  method: 'GET',
  path: `${path}/:id/seats`,
  access: courseEditors,
  params: one,
  query: z.object(pageFields(20)),
  data: z.object({ seats: z.array(staffSeat), pagination }),
  errors: [SALES_COURSE_NOT_FOUND],
});
