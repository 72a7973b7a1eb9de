/** Queries of the public pages of the courses. */
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { asViewer, useViewer } from '@platform/web/session/viewer';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCourse, listCourses, listReviews } from '../contract/endpoints.ts';
import type { CourseListView } from './list.ts';

/** What is out of date after a course was written, published or taken back. */
export const changedByWriting = [listCourses, getCourse];

export const courseQuery = (id: string) => query(getCourse, { params: { id } });

export const reviewsQuery = (id: string, page: number) =>
  query(listReviews, { params: { id }, query: { page } });

/** A course as the viewer sees it: editors find drafts. Until the session is known, as everyone sees it. */
export function useCourse(id: string) {
  const viewer = useViewer();
  const restored = useSession((session) => session.restored);
  const client = useQueryClient();
  const common = courseQuery(id);
  return useQuery({
    ...asViewer(common, viewer),
    placeholderData: () => client.getQueryData(common.queryKey),
    enabled: restored,
    // The loader has tried already.
    retryOnMount: false,
  });
}

/** A page of the catalogue; the previous page stays until the next is loaded. */
export function useCourses({ category, level, sort, search, page, limit }: CourseListView['state']) {
  const filter = { category, level, sort, search, page, limit };
  return useQuery({ ...query(listCourses, { query: filter }), placeholderData: keepPreviousData });
}
