/** The materials: download, accept, refuse, request a supplement. */
import { materialLifecycle, materialStatusLabels } from '@features/scholarships/contract/material';
import { MaterialLine } from '@features/scholarships/web/parts/MaterialLine.tsx';
import { Text } from '@mantine/core';
import { FileList } from '@platform/web/files/FileRow.tsx';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import {
  getReviewedMaterialLink,
  judgeMaterial,
  materialNoteLimit,
  materialNoteMissing,
} from '../../contract/applicant.ts';
import {
  type ApplicationReview,
  getApplicationReview,
  type ReviewedMaterial,
} from '../../contract/application.ts';
import { applicationStatusOf } from '../../contract/lifecycle.ts';

const decisions = [
  { status: 'accepted', move: 'accept', color: 'celadon' },
  { status: 'needs_supplement', move: 'askForMore', color: 'gold' },
  { status: 'refused', move: 'refuse', color: 'red' },
] as const;

function MaterialActions({ applicationId, material }: { applicationId: string; material: ReviewedMaterial }) {
  const params = { id: applicationId, materialId: material.id };
  return decisions.map(({ status, move, color }) => (
    <CommandButton
      key={status}
      endpoint={judgeMaterial}
      input={(note) => ({ params, body: { status, note } })}
      invalidates={[getApplicationReview]}
      success="材料状态已更新"
      available={materialLifecycle.canMove(move, material.status)}
      size="compact-sm"
      variant="outline"
      color={color}
      label={materialStatusLabels[status]}
      title={`材料标为「${materialStatusLabels[status]}」？`}
      confirmLabel="确认"
      destructive={status === 'refused'}
      reason={{
        label: '说明（申请人会看到）',
        limit: materialNoteLimit,
        ...(status === 'accepted' ? {} : { required: materialNoteMissing }),
      }}
    >
      <span data-verbatim>{material.name}</span>
    </CommandButton>
  ));
}

export function Materials({
  review: { applicationId, materials, status, conflict },
}: {
  review: ApplicationReview;
}) {
  const open = ['submitted', 'under_review'].includes(applicationStatusOf(status)) && !conflict;
  return (
    <section>
      <h3>申请材料</h3>
      {materials.length === 0 && <Text c="dimmed">没有上传材料。</Text>}
      <FileList>
        {materials.map((material) => (
          <MaterialLine
            key={material.id}
            applicationId={applicationId}
            material={material}
            link={getReviewedMaterialLink}
            badge={<StatusBadge of={materialLifecycle} status={material.status} />}
            actions={open && <MaterialActions applicationId={applicationId} material={material} />}
          />
        ))}
      </FileList>
    </section>
  );
}
