import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';

describe('invalidate', () => {
  let client: QueryClient;
  let requests: ((answer: string) => void)[];
  let unsubscribe: () => void;
  const readCache = () => client.getQueryData(['list', { page: 1 }]);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    client = new QueryClient();
    requests = [];
    const observer = new QueryObserver(client, {
      queryKey: ['list', { page: 1 }],
      queryFn: () => new Promise<string>((resolve) => requests.push(resolve)),
    });
    unsubscribe = observer.subscribe(() => {});
  });
  afterEach(() => {
    unsubscribe();
    client.clear();
  });

  it('drops a first answer from before the change', async () => {
    invalidate(client, [{ name: 'list' }]);
    expect(requests).toHaveLength(2);
    requests[0]?.('before');
    requests[1]?.('after');
    await nextTask();
    expect(readCache()).toBe('after');
  });

  it('refetches visible data, and keeps them until the answer arrives', async () => {
    requests[0]?.('before');
    await nextTask();
    invalidate(client, [{ name: 'list' }]);
    expect(readCache()).toBe('before');
    requests[1]?.('after');
    await nextTask();
    expect(readCache()).toBe('after');
  });

  it('does not refetch other endpoints', () => {
    invalidate(client, [{ name: 'another' }]);
    expect(requests).toHaveLength(1);
  });
});
