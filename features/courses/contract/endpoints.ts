/** The catalogue for visitors, and the courses as documents of the editors (specification, section 2, Courses page). */
import { coverEndpoint, coverErrors } from '@platform/contract/cover';
import { documentEndpoints } from '@platform/contract/document';
import { endpoint, type Role } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { longPagination, searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { courseFilter } from './category.ts';
import { course, courseForm, listedCourse, storedCourse } from './course.ts';
import { courseErrors } from './errors.ts';
import { review } from './review.ts';

/** The roles that write courses, look after media and moderate reviews. */
export const courseStaff = ['editor', 'admin'] as const satisfies readonly Role[];

export const oneCourse = z.object({ id });
const { COURSE_NOT_FOUND, REVISION_CONFLICT, COURSE_INCOMPLETE } = courseErrors;

export const listCourses = endpoint({
  name: 'listCourses',
  summary: 'Lists published courses by category, level and search words.',
  method: 'GET',
  path: '/courses',
  access: 'anyone',
  query: courseFilter,
  data: z.object({ courses: z.array(listedCourse), pagination: longPagination }),
});

export const getCourse = endpoint({
  name: 'getCourse',
  summary: 'Reads a course with curriculum and latest reviews; drafts are found by editors only.',
  method: 'GET',
  path: '/courses/:id',
  access: 'anyone',
  params: oneCourse,
  data: course,
  errors: [COURSE_NOT_FOUND],
});

/** With the catalogue, so that public pages do not load the endpoints of reports. */
export const listReviews = endpoint({
  name: 'listReviews',
  summary: 'Lists the reviews of a course, the latest first, with the number of each rating.',
  method: 'GET',
  path: '/courses/:id/reviews',
  access: 'anyone',
  params: oneCourse,
  query: z.object({ ...pageFields(10) }),
  data: z.object({
    reviews: z.array(review),
    /** How many reviews have 1, 2, 3, 4 and 5 stars. */
    counts: z.array(z.int().min(0)).length(5),
    pagination,
  }),
  errors: [COURSE_NOT_FOUND],
});

export const listStoredCourses = endpoint({
  name: 'listStoredCourses',
  summary: 'Lists all courses for editors, the latest changed first.',
  method: 'GET',
  path: '/courses/stored',
  access: courseStaff,
  query: z.object({
    state: z.enum(['all', 'draft', 'published']).default('all'),
    search: searchText.optional(),
    ...pageFields(20),
  }),
  data: z.object({ courses: z.array(listedCourse), pagination }),
});

export const getStoredCourse = endpoint({
  name: 'getStoredCourse',
  summary: 'Reads a course as its form has it.',
  method: 'GET',
  path: '/courses/:id/stored',
  access: courseStaff,
  params: oneCourse,
  data: storedCourse,
  errors: [COURSE_NOT_FOUND],
});

const formErrors = [
  coverErrors.COVER_NOT_FOUND,
  courseErrors.MEDIA_UNAVAILABLE,
  courseErrors.INSTRUCTOR_NOT_FOUND,
] as const;
const documents = documentEndpoints({
  noun: 'Course',
  path: '/courses',
  writers: courseStaff,
  form: courseForm,
  stored: storedCourse,
  notFound: COURSE_NOT_FOUND,
  conflict: REVISION_CONFLICT,
  formErrors,
});

/** A published course stays complete: a save without a lesson's video is refused, a new draft may lack some. */
export const courseDocuments = {
  ...documents,
  update: { ...documents.update, errors: [...documents.update.errors, COURSE_INCOMPLETE] as const },
  publish: { ...documents.publish, errors: [...documents.publish.errors, COURSE_INCOMPLETE] as const },
};

export const uploadCourseCover = coverEndpoint({
  name: 'uploadCourseCover',
  path: '/courses/covers',
  access: courseStaff,
});
