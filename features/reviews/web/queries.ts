/** Queries of the review's page. */
import { readMe } from '@features/accounts/contract/user';
import { listScholarships } from '@features/scholarships/contract/scholarship';
import type { Endpoint, Role } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staff } from '../contract/access.ts';
import { listIdNumberReveals } from '../contract/applicant.ts';
import {
  type ApplicationFilters,
  getApplicationReview,
  listReviewedApplications,
} from '../contract/application.ts';
import { listDisbursements } from '../contract/disbursement.ts';
import { getReviewStatistics } from '../contract/overview.ts';
import { listReviewerCandidates, listReviewers } from '../contract/reviewer.ts';
import { rankApplications } from '../contract/score.ts';
import { getReviewSettings } from '../contract/settings.ts';
import { type ApplicationListView, type DisbursementListView, filtersOf } from './list.ts';

/** Queries to invalidate after any change of an application. */
export const ofApplications: readonly Endpoint[] = [
  listReviewedApplications,
  getApplicationReview,
  getReviewStatistics,
  rankApplications,
  listReviewers,
  listDisbursements,
];

export const isStaff = (role: Role | undefined): boolean =>
  (staff as readonly Role[]).includes(role ?? 'user');

/** The visitor's role: the stored one or, without access, the server's current one. */
export function useRole() {
  const storedRole = useSession(({ userInfo }) => userInfo?.role);
  const current = useQuery({ ...query(readMe), enabled: !isStaff(storedRole), staleTime: 0 });
  return { ...current, role: isStaff(storedRole) ? storedRole : current.data?.role };
}

export const useStatistics = () => useQuery({ ...query(getReviewStatistics), staleTime: 0 });

/** The page of applications in the address; the previous page stays until it is loaded. */
export function useApplications(state: ApplicationListView['state']) {
  const filters = { ...filtersOf(state), mine: state.mine ? 'true' : undefined, page: state.page };
  return useQuery({
    ...query(listReviewedApplications, { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Applications for a selection. */
export function useApplicationSearch(filters: Pick<ApplicationFilters, 'status' | 'search'>) {
  return useQuery({
    ...query(listReviewedApplications, { query: { ...filters, limit: 6 } }),
    placeholderData: keepPreviousData,
  });
}

export const useApplicationReview = (id: string) =>
  useQuery({ ...query(getApplicationReview, { params: { id } }), staleTime: 0 });

/** A page of the ranking; by default the one that contains an application. */
export function useRanking(id: string, page: number | undefined, around: string | undefined) {
  return useQuery({
    ...query(rankApplications, { params: { id }, query: page === undefined ? { around } : { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Scholarships for the filter. */
export const useScholarshipChoices = () => useQuery(query(listScholarships, { query: { limit: 100 } }));

export const useReviewers = (enabled = true) => useQuery({ ...query(listReviewers), staleTime: 0, enabled });

export const useCandidates = (enabled: boolean) =>
  useQuery({ ...query(listReviewerCandidates), staleTime: 0, enabled });

export function useDisbursements({ page, paid, award }: DisbursementListView['state']) {
  return useQuery({
    ...query(listDisbursements, { query: { page, status: paid, award } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const useSettings = () =>
  useQuery({ ...query(getReviewSettings), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });

export function useReveals(page: number) {
  return useQuery({
    ...query(listIdNumberReveals, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
