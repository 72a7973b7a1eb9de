/** The route of an entry: a dialog over the list when it was opened from there, else a page of its own. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import { useBackground, useGoBack } from './background.ts';

// A shared entry's page does without it.
const EntryDialog = lazy(() => import('./EntryDialog.tsx'));

export interface EntryRouteProps<Entry> {
  answer: { data: Entry | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  /** Of the dialog. */
  title: string;
  /** Width of the dialog. */
  size: string;
  /** Whether another dialog stands above, which then has the keyboard. */
  isCovered?: boolean;
  page: (entry: Entry) => ReactNode;
  dialog: (entry: Entry, close: () => void) => ReactNode;
}

export function EntryRoute<Entry>(props: EntryRouteProps<Entry>) {
  const { answer, title, size, isCovered = false, page, dialog } = props;
  const { id = '' } = useParams();
  const { isModal } = useBackground();
  const close = useGoBack();
  const { data, error, refetch, isFetching } = answer;
  const missing = error ? (
    <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
  ) : (
    <ListSkeleton count={3} />
  );
  if (!isModal) return data === undefined ? missing : page(data);
  return (
    <Suspense>
      <EntryDialog id={id} title={title} size={size} isCovered={isCovered} onClose={close}>
        {data === undefined ? missing : dialog(data, close)}
      </EntryDialog>
    </Suspense>
  );
}
