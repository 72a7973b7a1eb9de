/** Preloading: answers fill the cache, a missing entry is a 404, other failures are left to the page. */
import { endpoint } from '@platform/contract/endpoint';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { page, pageOf } from '../page/page.ts';
import { useSession } from '../session/session.ts';
import { query } from './api.ts';
import { errorFrom } from './failure.ts';
import { type Call, callContext, fillCache, loadedOf, preload } from './preload.ts';
import { browserQueryClient, createQueryClient } from './queryClient.ts';

const getThing = endpoint({
  name: 'showThing',
  summary: 'One thing.',
  method: 'GET',
  path: '/things/:id',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  data: z.object({ title: z.string() }),
});

const thing = (id: string) => query(getThing, { params: { id } });
const loading = preload(({ params }) => ({ thing: thing(params['id'] ?? '') }));

function load(answer: () => unknown) {
  const context = new RouterContextProvider();
  context.set(callContext, (async () => answer()) as Call);
  const url = new URL('http://localhost/things/7');
  const args = { params: { id: '7' }, url, request: new Request(url), context, pattern: '/things/:id' };
  return loading.loader(args as LoaderFunctionArgs);
}

describe('the loader', () => {
  it('fills the cache under the queries’ own keys', async () => {
    const loaderData = await load(() => ({ title: '青花' }));
    const client = createQueryClient();
    fillCache(client, [{ loaderData: undefined }, { loaderData }]);
    expect(client.getQueryData(thing('7').queryKey)).toEqual({ title: '青花' });
    expect(loadedOf(loaderData)).toEqual({ thing: { title: '青花' } });
  });

  it('keeps public answers after a login', async () => {
    const client = browserQueryClient();
    fillCache(client, [{ loaderData: await load(() => ({ title: '青花' })) }]);
    const user = { id: '1', username: 'lin', email: 'lin@example.org', role: 'user' } as const;
    useSession.getState().logIn('token', user);
    expect(client.getQueryData(thing('7').queryKey)).toEqual({ title: '青花' });
  });

  it('is a 404 for a missing entry', async () => {
    const failed = load(() => {
      throw errorFrom(404, { success: false, code: 'THING_NOT_FOUND', message: '没有' });
    });
    await expect(failed).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('is a 404 for an invalid address', async () => {
    const details = [{ field: 'id', message: '编号格式不正确' }];
    const failed = load(() => {
      throw errorFrom(422, { success: false, code: 'VALIDATION_FAILED', message: '编号格式不正确', details });
    });
    await expect(failed).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('leaves other failures to the page, with status 503', async () => {
    const loaded = await load(() => {
      throw errorFrom(500, null);
    });
    expect(loaded).toMatchObject({ init: { status: 503 }, data: { answers: {}, complete: false } });
  });
});

describe('page', () => {
  const handle = page<typeof loading>({ title: ({ thing: { title } }) => title, needsLogin: true });

  it('reads its texts from the loaded data', async () => {
    const loaderData = await load(() => ({ title: '青花' }));
    expect(handle.read(loaderData)?.title).toBe('青花');
  });

  it('has no texts until all data are loaded', () => {
    expect(handle.read({ answers: {}, complete: false })).toBeNull();
    expect(page({ title: '订单' }).read(undefined)?.title).toBe('订单');
  });

  it('is the innermost page of the matches, and hidden from search engines if it needs a login', async () => {
    const matches = [{ handle: undefined }, { handle: page({ title: 'a' }) }, { handle }];
    const match = pageOf(matches.map((match) => ({ ...match, loaderData: null })));
    expect(match?.page).toBe(handle);
    expect(match?.page.read(await load(() => ({ title: '青花' })))?.hidden).toBe(true);
    expect(page({ title: '订单' }).read(null)?.hidden).toBe(false);
    expect(pageOf([{ handle: { other: 1 }, loaderData: null }])).toBeNull();
  });

  it('is hidden from search engines if the loaded data say so', async () => {
    const hiddenPage = page<typeof loading>({ title: '东西', hidden: ({ thing }) => thing.title === '秘' });
    expect(hiddenPage.read(await load(() => ({ title: '秘' })))?.hidden).toBe(true);
    expect(hiddenPage.read(await load(() => ({ title: '青花' })))?.hidden).toBe(false);
  });
});
