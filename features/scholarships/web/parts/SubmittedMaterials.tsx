/** The materials of an application, each with its status; one that needs to be supplemented is handed in again here. */
import { Paper, Text } from '@mantine/core';
import { FileField } from '@platform/web/files/FileField.tsx';
import { FileList } from '@platform/web/files/FileRow.tsx';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { notices } from '@platform/web/notices';
import { type ApplicationDetail, getApplication } from '../../contract/application.ts';
import { openStatuses } from '../../contract/lifecycle.ts';
import { materialLifecycle } from '../../contract/material.ts';
import { replaceMaterial } from '../../contract/materials.ts';
import { MaterialLine } from './MaterialLine.tsx';

export function SubmittedMaterials({ application }: { application: ApplicationDetail }) {
  const { id, status, materials } = application;
  const open = (openStatuses as readonly string[]).includes(status);
  if (materials.length === 0)
    return (
      <Text c="dimmed" ta="center">
        没有上传材料。
      </Text>
    );
  return (
    <Paper withBorder px="md">
      <FileList>
        {materials.map((material) => (
          <MaterialLine
            key={material.id}
            applicationId={id}
            material={material}
            badge={status !== 'draft' && <StatusBadge of={materialLifecycle} status={material.status} />}
            actions={
              open &&
              materialLifecycle.canMove('replace', material.status) && (
                <FileField
                  endpoint={replaceMaterial}
                  input={{ params: { id, materialId: material.id } }}
                  invalidates={[getApplication]}
                  onUploaded={() => notices.success('材料已重新上传')}
                  label="重新上传"
                  button={{ variant: 'filled', size: 'compact-md' }}
                />
              )
            }
          />
        ))}
      </FileList>
    </Paper>
  );
}
