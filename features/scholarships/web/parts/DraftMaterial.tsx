/** A material of a draft, which can be replaced by another file, or taken out after a question. */
import { Button, FileButton } from '@mantine/core';
import { acceptOf } from '@platform/contract/upload';
import { useCommand } from '@platform/web/api/command';
import { fileError, useUpload } from '@platform/web/files/upload';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { getApplication } from '../../contract/application.ts';
import type { Material } from '../../contract/material.ts';
import { deleteMaterial, materialUpload, uploadMaterial } from '../../contract/materials.ts';
import { MaterialLine } from './MaterialLine.tsx';

export function DraftMaterial({ applicationId, material }: { applicationId: string; material: Material }) {
  const { id: materialId, kind, name } = material;
  const [asking, setAsking] = useState(false);
  const params = { id: applicationId, materialId };
  const remove = useCommand(deleteMaterial, {
    invalidates: [getApplication],
    onSettled: () => setAsking(false),
  });
  // The one before is taken out only when the new one has arrived.
  const upload = useUpload(uploadMaterial, { onSuccess: () => remove.mutate({ params }) });

  function replace(file: File | null): void {
    if (!file) return;
    const refusal = fileError(uploadMaterial, file);
    if (refusal) notices.error(refusal);
    else upload.mutate({ params: { id: applicationId }, query: { kind }, file });
  }

  return (
    <MaterialLine
      applicationId={applicationId}
      material={material}
      actions={
        <>
          <FileButton onChange={replace} accept={acceptOf(materialUpload)}>
            {(props) => (
              <Button {...props} variant="subtle" size="compact-sm" loading={upload.isPending}>
                替换
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsking(true)}>
            删除
          </Button>
          <ConfirmDialog
            opened={asking}
            title="删除这份材料？"
            confirmLabel="删除"
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ params })}
            onClose={() => setAsking(false)}
          >
            <span data-verbatim>{name}</span>
          </ConfirmDialog>
        </>
      }
    />
  );
}
