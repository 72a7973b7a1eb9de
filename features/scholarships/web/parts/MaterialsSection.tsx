/** The materials of a draft: chosen by kind, sent with their progress, looked at, replaced, taken out again. */
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { ApiError, noResponse } from '@platform/web/api/failure';
import { FileField } from '@platform/web/files/FileField.tsx';
import { FileList } from '@platform/web/files/FileRow.tsx';
import { RemoveFile } from '@platform/web/files/RemoveFile.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useState } from 'react';
import { getApplication } from '../../contract/application.ts';
import {
  type Material,
  type MaterialKind,
  materialKind,
  materialKindNames,
  materialKinds,
  materialMegabytes,
  maxMaterials,
} from '../../contract/material.ts';
import { deleteMaterial, uploadMaterial } from '../../contract/materials.ts';
import { useApplication } from '../application.queries.ts';
import type { DraftAutosave } from '../draftServer.ts';
import { failed } from '../messages.ts';
import { MaterialLine } from './MaterialLine.tsx';

const kinds = materialKinds.map((value) => ({ value, label: materialKindNames[value] }));
const invalidates = [getApplication];

function DraftMaterial({ applicationId, material }: { applicationId: string; material: Material }) {
  const { id: materialId, kind, name } = material;
  const params = { id: applicationId, materialId };
  const remove = useCommand(deleteMaterial, { invalidates });
  return (
    <MaterialLine
      applicationId={applicationId}
      material={material}
      actions={
        <>
          <FileField
            endpoint={uploadMaterial}
            input={{ params: { id: applicationId }, query: { kind } }}
            // The former one is removed after the upload of the new one.
            onUploaded={() => remove.mutate({ params })}
            label="替换"
            button={{ variant: 'subtle', size: 'compact-md' }}
          />
          <RemoveFile
            endpoint={deleteMaterial}
            input={{ params }}
            invalidates={invalidates}
            name={name}
            label="删除"
            title="删除这份材料？"
          />
        </>
      }
    />
  );
}

interface MaterialsSectionProps {
  /** Null until the draft has been saved once. */
  draftId: string | null;
  autosave: DraftAutosave;
}

export function MaterialsSection({ draftId, autosave }: MaterialsSectionProps) {
  const { data, error, refetch, isFetching } = useApplication(draftId ?? undefined);
  const materials = data?.materials ?? [];
  const [kind, setKind] = useState<MaterialKind>(materialKinds[0]);
  const full = materials.length >= maxMaterials;

  /** A new draft is saved first. */
  async function input() {
    if (autosave.store.getState().saved === null) await autosave.flush({ evenEmpty: true });
    const { saved } = autosave.store.getState();
    if (!saved) throw new ApiError(noResponse, 'DRAFT_NOT_SAVED', failed.save);
    return { params: { id: saved.id }, query: { kind } };
  }

  return (
    <Stack>
      <Text c="dimmed" size="sm" ta="center">
        PDF、图片（JPG、PNG、WebP）或 DOCX，每个不超过 {materialMegabytes} MB，最多 {maxMaterials}{' '}
        份。只有您与评审人员能看到。
      </Text>
      {materials.length > 0 && (
        <FileList>
          {materials.map((material) => (
            <DraftMaterial key={material.id} applicationId={draftId ?? ''} material={material} />
          ))}
        </FileList>
      )}
      {error && !data && (
        <ErrorState error={error} title={failed.detail} onRetry={refetch} retrying={isFetching} />
      )}
      <Group justify="center" align="flex-end" gap="sm">
        <NativeSelect
          label="材料类型"
          data={kinds}
          value={kind}
          onChange={(event) => setKind(materialKind.parse(event.currentTarget.value))}
        />
        <FileField
          endpoint={uploadMaterial}
          input={input}
          invalidates={invalidates}
          label={full ? '已达份数上限' : '选择文件并上传'}
          multiple
          disabled={full}
          button={{ variant: 'outline' }}
        />
      </Group>
    </Stack>
  );
}
