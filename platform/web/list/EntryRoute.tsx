/** The route of an entry: a dialog over the list if it was opened from there, else a page. */

import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyPart } from '../states/lazyPart.tsx';
import { QueryState } from '../states/QueryState.tsx';
import type { Answer } from '../states/StaleNotice.tsx';
import { useBackground, useGoBack } from './background.ts';

// Not needed for a page without a list.
const EntryDialog = lazyPart(() => import('./EntryDialog.tsx'));

export interface EntryRouteProps<Entry> {
  answer: Answer<Entry>;
  /** The dialog's title. */
  title: string;
  /** Width of the dialog. */
  size: string;
  /** Whether another dialog is open over this one and has the keyboard. */
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
