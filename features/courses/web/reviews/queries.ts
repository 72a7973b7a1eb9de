/** What is out of date after a review was written, deleted, answered or moderated. */
import type { Endpoint } from '@platform/contract/endpoint';
import { getCourse, listCourses, listReviews } from '../../contract/endpoints.ts';
import { getMyCourse } from '../../contract/purchase.ts';
import { listReportedReviews } from '../../contract/reviewEndpoints.ts';

export const changedByReview: readonly Endpoint[] = [
  listReviews,
  getCourse,
  listCourses,
  getMyCourse,
  listReportedReviews,
];
