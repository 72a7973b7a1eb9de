/** The route of an entry: a dialog over the list when it was opened from there, else a page of its own. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { QueryState } from '../states/QueryState.tsx';
import type { Answer } from '../states/StaleNotice.tsx';
import { useBackground, useGoBack } from './background.ts';

// A shared entry's page does without it.
const EntryDialog = lazy(() => import('./EntryDialog.tsx'));

interface EntryRouteProps<Entry> {
  answer: Answer<Entry>;
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
  if (!isModal)
    return (
      <QueryState query={answer} rows={3}>
        {page}
      </QueryState>
    );
  return (
    <Suspense>
      <EntryDialog id={id} title={title} size={size} isCovered={isCovered} onClose={close}>
        <QueryState query={answer} rows={3}>
          {(entry) => dialog(entry, close)}
        </QueryState>
      </EntryDialog>
    </Suspense>
  );
}
