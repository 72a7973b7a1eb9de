/** What the kits' component tests render in, and the server that they talk to. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** With the theme and a query cache of its own. */
export function withTheme(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}

interface Answer {
  status: number;
  body: unknown;
}

/** What the server answers to a call that succeeds or is refused. */
export const done = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
export const refused = (status: number, code: string, message: string, details?: unknown): Answer => ({
  status,
  body: { success: false, code, message, details },
});

/** Answers each call with the next of `answers`, the last one again and again; `calls` are their bodies and keys. */
export function fakeServer(...answers: readonly Answer[]) {
  const calls: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { status, body } = answers[Math.min(calls.length, answers.length - 1)] ?? done({});
    calls.push({
      body: JSON.parse(String(init.body ?? 'null')),
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}
