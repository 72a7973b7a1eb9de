/** Queries of what a course is to the member. */
import type { Endpoint } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCourse } from '../contract/endpoints.ts';
import { getLearning, listMyCourses } from '../contract/learning.ts';
import { getMyCourse, getPurchase, listPurchases, type Purchase } from '../contract/purchase.ts';
import type { CourseListView } from './list.ts';

/** What is out of date after a purchase was made, paid or enrolled. */
export const changedByPurchase: readonly Endpoint[] = [
  getMyCourse,
  getCourse,
  getPurchase,
  listPurchases,
  listMyCourses,
  getLearning,
];

/** Milliseconds between two polls of a purchase that the server still works on. */
const pollInterval = 3000;

/** Whether the payment or the enrolment of a purchase is under way, so that it changes by itself. */
export const isUnderWay = ({ status, payment_status }: Purchase): boolean =>
  status === 'paid' || (status === 'pending' && payment_status === 'processing');

/** What a course is to the member, polled while its purchase is under way. */
export function useMyCourse(id: string) {
  return useQuery({
    ...query(getMyCourse, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.purchase && isUnderWay(data.purchase) ? pollInterval : false,
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
