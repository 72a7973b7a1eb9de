/** Queries and commands of the account pages. */
import type { Input } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { login } from '../contract/login.ts';
import { getMember, listMutes } from '../contract/members.ts';
import { listSessions } from '../contract/sessions.ts';
import { readMe } from '../contract/user.ts';
import { loginRefusal, storeLogin, updateUser } from './login.ts';

/** Logs in; a refusal forgets everything about the visitor (specification, section 4). */
export function useLogin(onError: (error: ApiError) => void) {
  const { setLoginLoading, logOut } = useSession.getState();
  const { mutate } = useCommand(login, {
    onSuccess: storeLogin,
    onError(error) {
      logOut();
      onError(loginRefusal(error));
    },
    onSettled: () => setLoginLoading(false),
  });
  return (body: Input<typeof login>['body']) => {
    setLoginLoading(true);
    mutate({ body });
  };
}

/** The visitor's profile. The header follows what another device has changed. */
export function useMe() {
  const answer = useQuery(query(readMe));
  const { data } = answer;
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
  return answer;
}

/** A member's public page. */
export const memberQuery = (id: string) => query(getMember, { params: { id } });

/** The members whom the visitor has muted; nothing for an anonymous visitor. */
export function useMutes() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return useQuery({ ...query(listMutes), enabled: isLoggedIn });
}

/** Where the visitor is logged in. */
export const useSessions = () => useQuery(query(listSessions));
