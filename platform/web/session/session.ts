/** The session: token and userInfo, stored in local storage under those two keys (specification, section 3). */
import type { Role } from '@platform/contract/endpoint';
import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';

export interface UserInfo {
  id: string;
  username: string;
  email: string;
  full_name?: string | null | undefined;
  /** The address of a picture. */
  avatar?: string | null | undefined;
  role: Role;
}

interface StoredSession {
  token: string | null;
  userInfo: UserInfo | null;
}

export interface Session extends StoredSession {
  isLoggedIn: boolean;
  loginLoading: boolean;
  /** False until local storage has been read: on the server and during hydration. */
  restored: boolean;
  /** How often the server has refused the token; the guard navigates to /login when it grows. */
  expiries: number;
  logIn(token: string, userInfo: UserInfo): void;
  /** Clears the session. */
  logOut(): void;
  /** The server refused the token. */
  expire(): void;
  setLoginLoading(loading: boolean): void;
}

const loggedOut = { token: null, userInfo: null, isLoggedIn: false } as const;

function readUser(text: string | null): UserInfo | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'id' in value ? (value as UserInfo) : null;
  } catch {
    return null;
  }
}

/** Private windows of some browsers forbid local storage; the session then lasts as long as the page. */
function tryStorage<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The last known content of local storage, so that only changes are written. */
let stored: StoredSession = { token: null, userInfo: null };

/** Two plain keys instead of one wrapped object, as specified. */
const twoKeys: PersistStorage<StoredSession> = {
  getItem() {
    const token = tryStorage(() => localStorage.getItem('token')) ?? null;
    const userInfo = readUser(tryStorage(() => localStorage.getItem('userInfo')) ?? null);
    // Both keys are needed (specification, section 4: restored when both exist).
    stored = token && userInfo ? { token, userInfo } : { token: null, userInfo: null };
    return { state: stored };
  },
  setItem(name, { state }) {
    const { token, userInfo } = state;
    if (token === stored.token && userInfo === stored.userInfo) return;
    stored = state;
    if (token === null || userInfo === null) this.removeItem(name);
    else
      tryStorage(() => {
        localStorage.setItem('userInfo', JSON.stringify(userInfo));
        localStorage.setItem('token', token);
      });
  },
  removeItem() {
    tryStorage(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('userInfo');
    });
  },
};

export const useSession = create<Session>()(
  persist(
    (set) => ({
      ...loggedOut,
      loginLoading: false,
      restored: false,
      expiries: 0,
      logIn: (token, userInfo) => set({ token, userInfo, isLoggedIn: true, loginLoading: false }),
      logOut: () => set(loggedOut),
      expire: () => set(({ expiries }) => ({ ...loggedOut, expiries: expiries + 1 })),
      setLoginLoading: (loginLoading) => set({ loginLoading }),
    }),
    {
      name: 'session',
      storage: twoKeys,
      partialize: ({ token, userInfo }) => ({ token, userInfo }),
      skipHydration: true,
      merge(persisted, current) {
        const { token, userInfo } = { ...loggedOut, ...(persisted as Partial<StoredSession> | undefined) };
        return {
          ...current,
          token,
          userInfo,
          isLoggedIn: token !== null && userInfo !== null,
          restored: true,
        };
      },
    },
  ),
);

/** Reads the session from local storage now and whenever another tab changes it; returns the unsubscribe function. */
export function watchSession(): () => void {
  const restore = () => void useSession.persist.rehydrate();
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === 'token' || event.key === 'userInfo') restore();
  };
  restore();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
