import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';

describe('refresh', () => {
  let client: QueryClient;
  let asked: ((answer: string) => void)[];
  let leave: () => void;
  const shown = () => client.getQueryData(['list', { page: 1 }]);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    client = new QueryClient();
    asked = [];
    const observer = new QueryObserver(client, {
      queryKey: ['list', { page: 1 }],
      queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
    });
    leave = observer.subscribe(() => {});
  });
  afterEach(() => {
    leave();
    client.clear();
  });

  it('drops a first answer that was given before the change', async () => {
    invalidate(client, [{ name: 'list' }]);
    expect(asked).toHaveLength(2);
    asked[0]?.('before');
    asked[1]?.('after');
    await settled();
    expect(shown()).toBe('after');
  });

  it('asks again for what is shown, and keeps it until the answer has come', async () => {
    asked[0]?.('before');
    await settled();
    invalidate(client, [{ name: 'list' }]);
    expect(shown()).toBe('before');
    asked[1]?.('after');
    await settled();
    expect(shown()).toBe('after');
  });

  it('leaves the answers of other endpoints alone', () => {
    invalidate(client, [{ name: 'another' }]);
    expect(asked).toHaveLength(1);
  });
});
