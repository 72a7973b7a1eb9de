// @vitest-environment happy-dom
/** Pages with messages and responses in any order. */
import { channel } from '@platform/contract/channel';
import { endpoint } from '@platform/contract/endpoint';
import {
  defaultScheduler,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connection, type RoomListener } from './connection.ts';
import { useLive } from './live.ts';

const packets = channel({
  name: 'packets',
  summary: '',
  params: z.object({}),
  access: 'anyone',
  events: { left: z.int(), ended: z.object({}) },
});
const getLeft = endpoint({
  name: 'getLeft',
  summary: '',
  method: 'GET',
  path: '/left',
  access: 'anyone',
  data: z.int(),
});

// The default scheduler notifies the page in a later task.
beforeAll(() => notifyManager.setScheduler(queueMicrotask));
afterAll(() => notifyManager.setScheduler(defaultScheduler));

let client: QueryClient;
let room: RoomListener;
/** The requests so far, in their order. */
let requests: PromiseWithResolvers<number>[];

function Page() {
  const { data, error } = useQuery({
    queryKey: [getLeft.name],
    queryFn() {
      const request = Promise.withResolvers<number>();
      requests.push(request);
      return request.promise;
    },
    staleTime: 30_000,
    retry: false,
  });
  useLive(
    packets,
    {},
    {
      left: (left) =>
        client.setQueryData<number>([getLeft.name], (before) => before && Math.min(before, left)),
      ended: 'refetch',
    },
    { updates: [getLeft] },
  );
  return <output>{error && data === undefined ? 'failed' : data}</output>;
}

const text = () => screen.getByRole('status').textContent;
const open = () =>
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
/** Runs `event` and waits for its effects. */
const runEvent = (event: () => void) =>
  act(async () => {
    event();
    await new Promise((resolve) => setTimeout(resolve));
  });
const answer = (request: number, left: number) => runEvent(() => requests[request]?.resolve(left));
const fail = (request: number) => runEvent(() => requests[request]?.reject(new Error('no answer')));
const join = () => runEvent(() => room.onGap());
const send = (event: string, data: unknown) => runEvent(() => room.onMessage(event, data));

beforeEach(() => {
  client = new QueryClient();
  requests = [];
  vi.spyOn(connection, 'listen').mockImplementation((_channel, _params, listener) => {
    room = listener;
    return () => {};
  });
});
afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
});

describe('joining a room', () => {
  it('refetches what the server rendered before', async () => {
    client.setQueryData([getLeft.name], 2);
    open();
    expect([text(), requests.length]).toEqual(['2', 0]);
    await join();
    await answer(0, 1);
    expect(text()).toBe('1');
  });

  it('discards a first response from before a change without a message', async () => {
    open();
    await join();
    expect(requests).toHaveLength(2);
    await answer(0, 2);
    await answer(1, 1);
    expect(text()).toBe('1');
  });

  it('does not refetch after a failed first request, but after a failed refetch', async () => {
    open();
    await fail(0);
    expect(text()).toBe('failed');
    await join();
    expect(requests).toHaveLength(1);
    client.setQueryData([getLeft.name], 2);
    await join();
    await fail(1);
    await join();
    await answer(2, 1);
    expect(text()).toBe('1');
  });
});

describe('a message', () => {
  it('is not undone by a response from before the change', async () => {
    client.setQueryData([getLeft.name], 2);
    open();
    await join();
    await send('left', 1);
    expect(text()).toBe('1');
    await answer(0, 2);
    expect(text()).toBe('1');
  });

  it('is applied to a first response from before the change', async () => {
    open();
    await send('left', 1);
    await answer(0, 2);
    expect(text()).toBe('1');
  });

  it('is not applied to the response of a later request', async () => {
    client.setQueryData([getLeft.name], 2);
    open();
    await send('left', 1);
    await join();
    await answer(0, 5);
    expect(text()).toBe('5');
  });

  it('refetches if its handler is `refetch`', async () => {
    client.setQueryData([getLeft.name], 2);
    open();
    await send('ended', {});
    await send('ended', {});
    await answer(0, 2);
    await answer(1, 0);
    expect([text(), requests.length]).toEqual(['0', 2]);
  });
});
