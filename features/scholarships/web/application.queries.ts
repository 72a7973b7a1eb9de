/** Queries of the member's applications, separate so that the public list does not load them. */
import { readMe } from '@features/accounts/contract/user';
import { call, query } from '@platform/web/api/api';
import type { ApiError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Application, getApplication, listMyApplications } from '../contract/application.ts';
import { readDraft, type ServerDraft } from './draftServer.ts';

/** One page of the member's own applications, newest first. */
export function useMyApplications(page: number) {
  return useQuery({
    ...query(listMyApplications, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The initial state of the form for a scholarship. */
export type ApplyStart =
  | { is: 'new' }
  | { is: 'draft'; saved: ServerDraft }
  /** Already submitted. */
  | { is: 'applied'; application: Application };

/** Queried once when the form opens; later saves do not change it. */
export function useApplyStart(userId: string, scholarshipId: string) {
  return useQuery<ApplyStart, ApiError>({
    queryKey: ['applyStart', userId, scholarshipId],
    async queryFn() {
      const query = { scholarship_id: scholarshipId, limit: 1 };
      const [latest] = (await call(listMyApplications, { query })).applications;
      if (!latest || latest.status === 'withdrawn') return { is: 'new' };
      if (latest.status !== 'draft') return { is: 'applied', application: latest };
      return { is: 'draft', saved: await readDraft(latest.id) };
    },
    meta: { access: 'member' },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The member's latest application, for the progress page without an id. */
export function useLatestApplication(enabled: boolean) {
  return useQuery({ ...query(listMyApplications, { query: { limit: 1 } }), staleTime: 0, enabled });
}

/** One application in full. */
export function useApplication(id: string | undefined, refetchInterval: number | false = false) {
  return useQuery({
    ...query(getApplication, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval,
  });
}

/** The account's name, e-mail and telephone number, for an empty form. */
export function useMe() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return useQuery({ ...query(readMe), enabled: isLoggedIn });
}
