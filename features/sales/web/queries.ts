/** Queries of the course sales. */
import type { Data } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { invalidate } from '@platform/web/api/invalidate';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hotCourses } from '../contract/course.ts';
import {
  getMySales,
  getSalesCourse,
  getSeatPurchase,
  listListings,
  listSalesCourses,
  listSeatPurchases,
  listWaiting,
} from '../contract/endpoints.ts';
import type { Purchase } from '../contract/purchase.ts';
import type { SalesListState } from './list.ts';

/** Milliseconds between two refreshes of what changes by the purchases of others. */
const refreshInterval = 10_000;

/** What is out of date after a purchase, a resale or a change of a waiting list. */
export const changedByPurchase = [
  listSalesCourses,
  getSalesCourse,
  getMySales,
  listSeatPurchases,
  getSeatPurchase,
  listWaiting,
  listListings,
];

/** Returns a function that reloads what a purchase changes. */
export function useSalesRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, changedByPurchase), [client]);
}

/** Removed from the cache with the session, because editors also read drafts. */
export const courseQuery = (id: string) => ({
  ...query(getSalesCourse, { params: { id } }),
  meta: { access: 'member' },
});

/** A course, with its places as they are taken. */
export function useCourse(id: string) {
  return useQuery({ ...courseQuery(id), staleTime: 0, refetchInterval: refreshInterval });
}

/** A page of the list; the previous page stays until the next is loaded. */
export function useCourses({ status, category, search, page, limit }: SalesListState) {
  const filter = { status, category, search, page, limit };
  return useQuery({ ...query(listSalesCourses, { query: filter }), placeholderData: keepPreviousData });
}

/** The courses of the carousel. */
export const useHotCourses = () =>
  useQuery(query(listSalesCourses, { query: { hot: 'true', limit: hotCourses } }));

export type MySales = Data<typeof getMySales>;

/** What the member has of a course. */
export function useMySales(courseId: string) {
  return useQuery({
    ...query(getMySales, { params: { id: courseId } }),
    staleTime: 0,
    refetchInterval: refreshInterval,
  });
}

/** Returns a function that puts a new purchase into the cache, so that no answer from before it hides it. */
export function useKeepPurchase(): (purchase: Purchase) => void {
  const client = useQueryClient();
  return (purchase) => {
    const { queryKey } = query(getMySales, { params: { id: purchase.course.id } });
    client.setQueryData(queryKey, { purchase, waiting: null });
    invalidate(client, changedByPurchase);
  };
}

export function useListings(courseId: string, page: number) {
  return useQuery({
    ...query(listListings, { params: { id: courseId }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshInterval,
  });
}

export function usePurchases(status: 'active' | 'all', page: number) {
  return useQuery({
    ...query(listSeatPurchases, { query: { status, page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function usePurchase(id: string) {
  return useQuery({
    ...query(getSeatPurchase, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshInterval,
  });
}

export const useWaiting = () => useQuery({ ...query(listWaiting), staleTime: 0 });
