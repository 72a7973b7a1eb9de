/** Says that what is shown may be out of date, since it could not be loaded again. */
import { Button } from '@mantine/core';
import { ApiError, noResponse } from '../api/failure.ts';
import classes from './State.module.css';

/** The part of a query's result that the states read. */
export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether the server may answer the same call later; what it has refused is not shown any longer. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status === noResponse || error.status === 429 || error.status >= 500;

/** What may be shown of an answer. */
export const visibleData = <Data,>({
  data,
  error,
}: Pick<Answer<Data>, 'data' | 'error'>): Data | undefined =>
  error && !isTransient(error) ? undefined : data;

export function StaleNotice({ answer: { error, isFetching, refetch } }: { answer: Answer<unknown> }) {
  if (!error) return null;
  return (
    <div role="alert" className={classes['stale']}>
      内容可能不是最新的
      <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        重试
      </Button>
    </div>
  );
}
