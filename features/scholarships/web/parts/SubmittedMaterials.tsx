/** The materials of an application, each with its status; one that needs to be supplemented is handed in again here. */
import { Button, FileButton, Progress } from '@mantine/core';
import { acceptOf } from '@platform/contract/upload';
import { fileError, useUpload } from '@platform/web/files/upload';
import { notices } from '@platform/web/notices';
import { type ApplicationDetail, getApplication } from '../../contract/application.ts';
import { openStatuses } from '../../contract/lifecycle.ts';
import { canMoveMaterial, type Material } from '../../contract/material.ts';
import { materialUpload, replaceMaterial } from '../../contract/materials.ts';
import { MaterialBadge } from './MaterialBadge.tsx';
import { MaterialLine } from './MaterialLine.tsx';
import classes from './SubmittedMaterials.module.css';

function Again({ applicationId, material }: { applicationId: string; material: Material }) {
  const upload = useUpload(replaceMaterial, {
    invalidates: [getApplication],
    onSuccess: () => notices.success('材料已重新上传'),
  });
  function choose(file: File | null): void {
    if (!file) return;
    const refusal = fileError(replaceMaterial, file);
    if (refusal) notices.error(refusal);
    else upload.mutate({ params: { id: applicationId, materialId: material.id }, file });
  }
  return (
    <>
      {upload.isPending && (
        <Progress value={upload.progress * 100} aria-label="上传进度" className={classes['progress'] ?? ''} />
      )}
      <FileButton onChange={choose} accept={acceptOf(materialUpload)}>
        {(props) => (
          <Button {...props} size="compact-md" loading={upload.isPending}>
            重新上传
          </Button>
        )}
      </FileButton>
    </>
  );
}

export function SubmittedMaterials({ application }: { application: ApplicationDetail }) {
  const { id, status, materials } = application;
  const open = (openStatuses as readonly string[]).includes(status);
  if (materials.length === 0) return <p className={classes['none']}>没有上传材料。</p>;
  return (
    <ul className={classes['list']}>
      {materials.map((material) => (
        <MaterialLine
          key={material.id}
          applicationId={id}
          material={material}
          badge={status !== 'draft' && <MaterialBadge status={material.status} />}
          actions={
            open &&
            canMoveMaterial('replace', material.status, 'applicant') && (
              <Again applicationId={id} material={material} />
            )
          }
        >
          {material.note && <p data-verbatim>{material.note}</p>}
        </MaterialLine>
      ))}
    </ul>
  );
}
