/** The session: storing, restoring and other tabs. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type UserInfo, useSession, watchSession } from './session.ts';

const lin: UserInfo = {
  id: '1',
  username: 'lin',
  email: 'lin@example.com',
  full_name: '林清和',
  role: 'user',
};

function fakeBrowser(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: (event: { key: string | null }) => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: { key: string | null }) => void) =>
      listeners.delete(listener),
  });
  const changeInOtherTab = (change: () => void, key: string | null = 'token') => {
    change();
    for (const listener of listeners) listener({ key });
  };
  return { values, listeners, changeInOtherTab };
}

const snapshot = () => {
  const { token, userInfo, isLoggedIn, restored } = useSession.getState();
  return { token, userInfo, isLoggedIn, restored };
};

beforeEach(() => {
  useSession.setState({ token: null, userInfo: null, isLoggedIn: false, restored: false, expiries: 0 });
});

describe('restoring at start-up', () => {
  it('restores token and userInfo if both exist', async () => {
    fakeBrowser({ token: 't1', userInfo: JSON.stringify(lin) });
    watchSession();
    await vi.waitFor(() =>
      expect(snapshot()).toEqual({ token: 't1', userInfo: lin, isLoggedIn: true, restored: true }),
    );
  });

  it.each([
    ['no token', { userInfo: JSON.stringify(lin) }],
    ['no userInfo', { token: 't1' }],
    ['invalid JSON in userInfo', { token: 't1', userInfo: '{"id":' }],
    ['userInfo that is no user', { token: 't1', userInfo: '"x"' }],
  ])('restores no session with %s', async (_case, entries) => {
    fakeBrowser(entries as unknown as Record<string, string>);
    watchSession();
    await vi.waitFor(() =>
      expect(snapshot()).toEqual({ token: null, userInfo: null, isLoggedIn: false, restored: true }),
    );
  });

  it('works without access to local storage', async () => {
    fakeBrowser();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    watchSession();
    await vi.waitFor(() => expect(useSession.getState().restored).toBe(true));
  });
});

describe('storing', () => {
  it('writes two plain keys at login and removes both at logout', async () => {
    const { values } = fakeBrowser();
    watchSession();
    await vi.waitFor(() => expect(useSession.getState().restored).toBe(true));
    useSession.getState().logIn('t2', lin);
    expect(values.get('token')).toBe('t2');
    expect(JSON.parse(values.get('userInfo') ?? '')).toEqual(lin);
    useSession.getState().logOut();
    expect([...values.keys()]).toEqual([]);
    expect(snapshot()).toMatchObject({ token: null, isLoggedIn: false });
  });

  it('does not write the keys when something else changes', async () => {
    const { values } = fakeBrowser();
    watchSession();
    await vi.waitFor(() => expect(useSession.getState().restored).toBe(true));
    // Another tab has just logged in; its event is still on the way.
    values.set('token', 't3').set('userInfo', JSON.stringify(lin));
    useSession.getState().setLoginLoading(true);
    expect(values.get('token')).toBe('t3');
  });

  it('removes an expired token and counts it', async () => {
    const { values } = fakeBrowser({ token: 't1', userInfo: JSON.stringify(lin) });
    watchSession();
    await vi.waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
    useSession.getState().expire();
    expect(useSession.getState()).toMatchObject({ token: null, isLoggedIn: false, expiries: 1 });
    expect(values.size).toBe(0);
  });
});

describe('other tabs', () => {
  it('follows a logout and a login until it is stopped', async () => {
    const { values, listeners, changeInOtherTab } = fakeBrowser({
      token: 't1',
      userInfo: JSON.stringify(lin),
    });
    const stop = watchSession();
    await vi.waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
    changeInOtherTab(() => values.clear(), null);
    await vi.waitFor(() => expect(useSession.getState().isLoggedIn).toBe(false));
    changeInOtherTab(() => values.set('token', 't4').set('userInfo', JSON.stringify(lin)));
    await vi.waitFor(() => expect(useSession.getState().token).toBe('t4'));
    stop();
    expect(listeners.size).toBe(0);
  });
});
