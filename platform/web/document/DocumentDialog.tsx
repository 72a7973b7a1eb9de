/** The dialog in which a document is written over the page; leaving with unsaved work asks first. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { Dialog } from '../states/Dialog.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { QueryState } from '../states/QueryState.tsx';
import { DocumentEditor, type DocumentEditorProps } from './DocumentEditor.tsx';
import type { SavedDocument } from './fields.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

type EditorProps<Values, Parsed, Saved> = DocumentEditorProps<Values, Parsed, Saved>;

interface DocumentDialogProps<Values, Parsed, Saved>
  extends Pick<EditorProps<Values, Parsed, Saved>, 'type' | 'layout' | 'onSaved'> {
  title: string;
  /** The query of the stored document, asked anew when the dialog opens; null for a new document. */
  query: Pick<
    UseQueryResult<Saved>,
    'data' | 'error' | 'refetch' | 'isFetching' | 'isFetchedAfterMount'
  > | null;
  labels: (saved: Saved | null) => EditorProps<Values, Parsed, Saved>['labels'];
  footer?: (saved: Saved | null) => ReactNode;
  /** Shown in place of the form, where the visitor may not write. */
  refusal?: string | null;
  onClose: () => void;
}

export function DocumentDialog<Values extends Record<string, unknown>, Parsed, Saved extends SavedDocument>(
  props: DocumentDialogProps<Values, Parsed, Saved>,
) {
  const { title, query, labels, footer, refusal = null, onClose, ...editor } = props;
  const guard = useLeaveGuard(onClose);

  const editorOf = (saved: Saved | null) => (
    <DocumentEditor
      {...editor}
      saved={saved}
      labels={labels(saved)}
      footer={footer?.(saved)}
      onUnsaved={guard.setUnsaved}
    />
  );
  const stored = query && { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
  const body = stored ? <QueryState query={stored}>{editorOf}</QueryState> : editorOf(null);

  return (
    <Dialog
      opened
      onClose={guard.close}
      size="58rem"
      fullScreenOnPhone
      padding="lg"
      title={title}
      closeOnClickOutside={false}
    >
      {refusal === null ? body : <ErrorState title={refusal} />}
      <ConfirmDialog
        opened={guard.isAsking}
        title="离开编辑？"
        confirmLabel="离开"
        cancelLabel="继续编辑"
        destructive={false}
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        还没有保存的内容会作为草稿留在这台设备上，下次打开时可以接着写。
      </ConfirmDialog>
    </Dialog>
  );
}
