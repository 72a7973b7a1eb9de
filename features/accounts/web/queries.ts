/** What the pages of the accounts ask and command. */
import type { Input } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useSession } from '@platform/web/session/session';
import { useQuery } from '@tanstack/react-query';
import { changeEmail, requestEmailVerification, verifyEmail } from '../contract/email.ts';
import { listDemoAccounts, login, register } from '../contract/entry.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../contract/password.ts';
import { endAllSessions, endSession, listSessions } from '../contract/sessions.ts';
import { readMe, updateMe } from '../contract/user.ts';
import { enter, keepUser, loginRefusal } from './entry.ts';

type Refused = (error: ApiError) => void;

/** The demo accounts; none in production. */
export const useDemoAccounts = () => useQuery(query(listDemoAccounts)).data?.accounts ?? [];

/** Logs in; a refusal forgets everything about the visitor (specification, section 4). */
export function useLogin(onError: Refused) {
  const { setLoginLoading, logOut } = useSession.getState();
  const { mutate } = useCommand(login, {
    onSuccess: enter,
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

/** Registers and comes in. */
export const useRegister = (onError: Refused) => useCommand(register, { onSuccess: enter, onError });

/** The visitor's profile. */
export const useMe = () => useQuery(query(readMe));

/** Saves the profile. */
export function useUpdateMe(onError: Refused) {
  return useCommand(updateMe, {
    invalidates: [readMe],
    onSuccess(profile) {
      keepUser(profile);
      notices.success('资料已保存');
    },
    onError,
  });
}

/** Changes the address. */
export function useChangeEmail(onSuccess: () => void, onError: Refused) {
  return useCommand(changeEmail, {
    invalidates: [readMe],
    onSuccess(profile) {
      keepUser(profile);
      notices.success('邮箱已修改，请查收验证邮件');
      onSuccess();
    },
    onError,
  });
}

/** Asks for another letter to verify the address; somebody may have verified it meanwhile. */
export function useRequestEmailVerification() {
  return useCommand(requestEmailVerification, {
    invalidates: [readMe],
    onSuccess: () => notices.success('验证邮件已发送，请查收'),
  });
}

/** Verifies an address by the token of a letter. */
export const useVerifyEmail = (onError: Refused) =>
  useCommand(verifyEmail, { invalidates: [readMe], onError });

/** Changes the password. */
export function useChangePassword(onSuccess: () => void, onError: Refused) {
  return useCommand(changePassword, {
    invalidates: [listSessions],
    onSuccess() {
      notices.success('密码已修改，其他设备已退出登录');
      onSuccess();
    },
    onError,
  });
}

/** Asks for a letter with a link for a new password. */
export const useRequestPasswordReset = (onError: Refused) => useCommand(requestPasswordReset, { onError });

/** Sets a new password by the token of a letter. */
export const useResetPassword = (onError: Refused) => useCommand(resetPassword, { onError });

/** Where the visitor is logged in. */
export const useSessions = () => useQuery(query(listSessions));

/** Ends one session. */
export function useEndSession() {
  return useCommand(endSession, {
    invalidates: [listSessions],
    onSuccess: () => notices.success('已退出该设备'),
  });
}

/** Ends all sessions, or all others. */
export const useEndAllSessions = (onSuccess: () => void) =>
  useCommand(endAllSessions, { invalidates: [listSessions], onSuccess });
