/** Writing a document: the form, the restored draft, and both versions after a conflict. */
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../format/time.ts';
import { useSession } from '../session/session.ts';
import { ConflictView } from './ConflictView.tsx';
import { type DocumentFields, DocumentForm, type SaveLabels } from './DocumentForm.tsx';
import { draftStorage } from './draftStorage.ts';
import { type DocumentType, type SavedDocument, versionSchema } from './fields.ts';
import { RestoreBanner } from './RestoreBanner.tsx';
import { useDraft } from './useDraft.ts';
import { useSaveDocument } from './useSaveDocument.ts';

export interface DocumentEditorProps<Values, Parsed, Saved> {
  type: DocumentType<Values, Parsed, Saved>;
  /** Null for a new document. */
  saved: Saved | null;
  labels: SaveLabels;
  layout: (fields: DocumentFields<Values>) => ReactNode;
  /** Below the form. */
  footer?: ReactNode;
  onUnsaved?: (isUnsaved: boolean) => void;
  onSaved: (saved: Saved, published: boolean) => void;
}

export function DocumentEditor<Values extends Record<string, unknown>, Parsed, Saved extends SavedDocument>(
  props: DocumentEditorProps<Values, Parsed, Saved>,
) {
  const { type, saved, labels, layout, footer, onUnsaved = () => {}, onSaved } = props;
  const id = saved && (saved.id ?? 'only');
  const [storage] = useState(() => {
    const owner = useSession.getState().userInfo?.id ?? '';
    return draftStorage({ name: type.name, owner, id: id ?? 'new' }, versionSchema(type.draft));
  });
  const [stored] = useState(() =>
    saved
      ? { values: type.valuesOf(saved), revision: saved.revision }
      : { values: type.empty, revision: null },
  );
  const draft = useDraft({ storage, stored, onUnsaved });
  const saving = useSaveDocument({
    type,
    id,
    onSaved(now, published) {
      storage.remove();
      onUnsaved(false);
      onSaved(now, published);
    },
  });
  const { conflict, isSaving, save, dismiss } = saving;

  return (
    <>
      {conflict && (
        <ConflictView
          title={type.conflict.message}
          fields={type.fields}
          mine={draft.values}
          theirs={type.valuesOf(conflict)}
          isSaving={isSaving}
          onKeepMine={() =>
            save({ values: type.schema.parse(draft.values), revision: conflict.revision, publish: false })
          }
          onTakeTheirs={() => {
            draft.takeTheirs({ values: type.valuesOf(conflict), revision: conflict.revision });
            dismiss();
          }}
          onBack={dismiss}
        />
      )}
      {/* Hidden during a conflict, so that the editor keeps its history. */}
      <div hidden={conflict !== null}>
        {draft.restoredAt !== null && (
          <RestoreBanner
            title="已接着上次的草稿"
            actionLabel={saved ? '放弃草稿，回到原文' : '放弃草稿，重新写'}
            onAction={draft.discard}
          >
            保存于 {formatDateTime(draft.restoredAt)}，只在这台设备上。
          </RestoreBanner>
        )}
        {draft.replaced !== null && (
          <RestoreBanner title="已换成对方的版本" actionLabel="换回我的版本" onAction={draft.takeMine}>
            您写的那一版还在，关闭前可以换回来。
          </RestoreBanner>
        )}
        <DocumentForm
          key={draft.formKey}
          type={type}
          values={draft.values}
          labels={labels}
          isSaving={isSaving}
          error={saving.error}
          layout={layout}
          onChange={draft.change}
          onSave={(values, publish) => save({ values, revision: draft.revision, publish })}
        />
        {footer}
      </div>
    </>
  );
}
