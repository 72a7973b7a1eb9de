/** The state of a list or a page that could not be loaded. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError, noResponse } from '../api/failure.ts';
import { State } from './State.tsx';

interface ErrorStateProps {
  /** The error; its message is shown unless it equals `title`. */
  error?: unknown;
  /** The specification's message for this list, if it has one. */
  title?: ReactNode;
  /** Retries: usually the query's `refetch`. */
  onRetry?: () => unknown;
  retrying?: boolean;
}

/** An error with a retry. */
export function ErrorState({ error, title, onRetry, retrying = false }: ErrorStateProps) {
  const offline = error instanceof ApiError && error.status === noResponse;
  const message = error instanceof ApiError ? error.message : undefined;
  const ring = (
    <>
      <path d="M41 20a18 18 0 1 1-9-12" />
      <path d="M24 15v12M24 32v1" />
    </>
  );
  return (
    <State
      mark={ring}
      title={title ?? message ?? '请求失败'}
      role="alert"
      actions={
        onRetry && (
          <Button variant="default" loading={retrying} onClick={() => void onRetry()}>
            重试
          </Button>
        )
      }
    >
      {offline ? '网络恢复后，请再试一次。' : title && message !== title ? message : null}
    </State>
  );
}
