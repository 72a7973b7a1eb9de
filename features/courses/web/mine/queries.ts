/** Queries of what a course is to the member. */
import type { Endpoint } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCourse, listCourses } from '../../contract/endpoints.ts';
import { getLearning, listMyCourses } from '../../contract/learning.ts';
import { getMyCourse, getPurchase, listPurchases, type Purchase } from '../../contract/purchase.ts';
import type { CourseListView } from '../list.ts';

/** What is out of date after a purchase was made, paid or enrolled. */
export const changedByPurchase: readonly Endpoint[] = [
  getMyCourse,
  getCourse,
  listCourses,
  getPurchase,
  listPurchases,
  listMyCourses,
  getLearning,
];

/** Milliseconds between two polls of a purchase that waits for its enrolment. */
const pollInterval = 3000;

const isWaiting = (purchase: Purchase | null | undefined): boolean => purchase?.status === 'paid';

/** What a course is to the member, polled while it is paid and not enrolled yet. */
export function useMyCourse(id: string) {
  return useQuery({
    ...query(getMyCourse, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isWaiting(data?.purchase) ? pollInterval : false),
  });
}

/** A page of the courses in which the member is enrolled. */
export function useMyCourses({ state, page, limit }: CourseListView['state']) {
  return useQuery({
    ...query(listMyCourses, { query: { state, page, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A page of the member's purchases. */
export function usePurchases({ page, limit }: CourseListView['state']) {
  return useQuery({
    ...query(listPurchases, { query: { page, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A purchase with its timeline, polled while it waits for its enrolment. */
export function usePurchase(id: string) {
  return useQuery({
    ...query(getPurchase, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isWaiting(data) ? pollInterval : false),
  });
}
