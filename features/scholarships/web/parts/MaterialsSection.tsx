/** The materials of a draft: chosen by kind, sent with their progress, looked at, replaced, taken out again. */
import { Alert, Button, FileButton, NativeSelect, Progress } from '@mantine/core';
import { acceptOf } from '@platform/contract/upload';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useState } from 'react';
import {
  type MaterialKind,
  materialKind,
  materialKindNames,
  materialKinds,
  materialMegabytes,
  mostMaterials,
} from '../../contract/material.ts';
import { materialUpload } from '../../contract/materials.ts';
import { useApplication } from '../application.queries.ts';
import type { DraftAutosave } from '../draftServer.ts';
import { failed } from '../messages.ts';
import { useSending } from '../useSending.ts';
import { DraftMaterial } from './DraftMaterial.tsx';
import classes from './MaterialsSection.module.css';

const kinds = materialKinds.map((value) => ({ value, label: materialKindNames[value] }));

interface MaterialsSectionProps {
  /** Null until the draft has been saved for the first time. */
  draftId: string | null;
  autosave: DraftAutosave;
}

export function MaterialsSection({ draftId, autosave }: MaterialsSectionProps) {
  const { data, error, refetch, isFetching } = useApplication(draftId ?? undefined);
  const materials = data?.materials ?? [];
  const [kind, setKind] = useState<MaterialKind>(materialKinds[0]);
  const { send, sending, problems } = useSending(autosave);
  const full = materials.length >= mostMaterials;
  return (
    <div className={classes['materials']}>
      <p className={classes['hint']}>
        PDF、图片（JPG、PNG、WebP）或 DOCX，每个不超过 {materialMegabytes} MB，最多 {mostMaterials}{' '}
        份。只有您与评审人员能看到。
      </p>
      {materials.length > 0 && (
        <ul className={classes['list']}>
          {materials.map((material) => (
            <DraftMaterial key={material.id} applicationId={draftId ?? ''} material={material} />
          ))}
        </ul>
      )}
      {sending && (
        <div className={classes['sending']} role="status">
          <span data-verbatim>{sending.name}</span>
          <Progress value={sending.share * 100} aria-label="上传进度" />
        </div>
      )}
      {error && !data && (
        <ErrorState error={error} title={failed.detail} onRetry={refetch} retrying={isFetching} />
      )}
      {problems.length > 0 && (
        <Alert color="red" role="alert">
          {problems.map(({ name, message }, place) => (
            <p key={place} className={classes['problem']}>
              <span data-verbatim>{name}</span>：{message}
            </p>
          ))}
        </Alert>
      )}
      <div className={classes['add']}>
        <NativeSelect
          label="材料类型"
          data={kinds}
          value={kind}
          onChange={(event) => setKind(materialKind.parse(event.currentTarget.value))}
        />
        <FileButton onChange={(files) => void send(files, kind)} accept={acceptOf(materialUpload)} multiple>
          {(props) => (
            <Button {...props} variant="outline" loading={sending !== null} disabled={full}>
              {full ? '已达份数上限' : '选择文件并上传'}
            </Button>
          )}
        </FileButton>
      </div>
    </div>
  );
}
