/** The endpoints of reviews: reading, writing, answering, reporting, moderating. */
import { personView } from '@features/accounts/contract/person';
import { reportReason } from '@features/community/contract/moderation';
import { endpoint } from '@platform/contract/endpoint';
import { moderationEndpoint } from '@platform/contract/moderation';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { courseStaff, oneCourse } from './endpoints.ts';
import { courseErrors } from './errors.ts';
import { review } from './review.ts';
import { reviewAnswerForm, reviewForm } from './reviewForm.ts';

const { COURSE_NOT_FOUND, NOT_ENROLLED, REVIEW_NOT_FOUND } = courseErrors;
const oneReview = z.object({ id });

export const saveReview = endpoint({
  name: 'saveReview',
  summary: "Writes the caller's review of a course, or replaces it.",
  method: 'PUT',
  path: '/courses/:id/review',
  access: 'member',
  params: oneCourse,
  body: reviewForm,
  data: review,
  message: '评价已保存',
  errors: [COURSE_NOT_FOUND, NOT_ENROLLED, courseErrors.REVIEW_TOO_EARLY],
});

export const deleteReview = endpoint({
  name: 'deleteReview',
  summary: "Deletes the caller's review of a course.",
  method: 'DELETE',
  path: '/courses/:id/review',
  access: 'member',
  params: oneCourse,
  data: z.object({ id }),
  message: '评价已删除',
  errors: [REVIEW_NOT_FOUND],
});

export const answerReview = endpoint({
  name: 'answerReview',
  summary: "Answers a review as the course's instructor or an editor, or takes the answer back.",
  method: 'PUT',
  path: '/courses/reviews/:id/answer',
  access: 'member',
  params: oneReview,
  body: reviewAnswerForm,
  data: review,
  errors: [REVIEW_NOT_FOUND, courseErrors.ANSWER_NOT_YOURS],
});

export const reportReview = endpoint({
  name: 'reportReview',
  summary: 'Reports a review to the editors, once per member.',
  method: 'POST',
  path: '/courses/reviews/:id/reports',
  access: 'member',
  params: oneReview,
  body: z.object({ reason: reportReason, note: optionalText(200, { multiline: true }) }),
  data: oneReview,
  status: 201,
  message: '举报已提交',
  errors: [REVIEW_NOT_FOUND, courseErrors.ALREADY_REPORTED, courseErrors.REPORTS_OWN_REVIEW],
});

export const listReportedReviews = endpoint({
  name: 'listReportedReviews',
  summary: 'Lists reviews with open reports, the longest waiting first, or the hidden ones.',
  method: 'GET',
  path: '/courses/reviews/reported',
  access: courseStaff,
  query: z.object({ state: z.enum(['open', 'hidden']).default('open'), ...pageFields(20) }),
  data: z.object({
    entries: z.array(
      z.object({
        review,
        courseId: id,
        courseTitle: z.string(),
        /** Open reports, the latest first, at most 20. */
        reports: z.array(
          z.object({
            reason: reportReason,
            note: z.string(),
            reporter: personView,
            time: z.iso.datetime(),
          }),
        ),
      }),
    ),
    pagination,
  }),
});

/** `hidden: true` hides a review with a reason, `false` shows it again, `approved: true` only settles its reports. */
export const moderateReview = moderationEndpoint({
  name: 'moderateReview',
  path: '/courses/reviews',
  staff: courseStaff,
  data: review,
  notFound: REVIEW_NOT_FOUND,
  approval: true,
});
