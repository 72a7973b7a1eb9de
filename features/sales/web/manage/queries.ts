/** Queries of the editors' pages. */
import { query } from '@platform/web/api/api';
import { listCourseSeats, listStoredCourses } from '../../contract/editing.ts';
import { changedByPurchase } from '../queries.ts';

/** What is out of date after an editor's change. */
export const changedByEditing = [...changedByPurchase, listStoredCourses, listCourseSeats];

/** Seats on a page. */
export const seatsPerPage = 20;

/** Most seats whose refunds are added up before a cancellation: the endpoint's largest page. */
export const seatsToCount = 100;

export const seatsQuery = (id: string, page: number, limit: number) => ({
  ...query(listCourseSeats, { params: { id }, query: { page, limit } }),
  staleTime: 0,
});
