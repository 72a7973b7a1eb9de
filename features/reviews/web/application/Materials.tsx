/** The materials: downloaded, and accepted, refused or asked for again. */
import { materialLifecycle, materialStatusLabels } from '@features/scholarships/contract/material';
import { MaterialLine } from '@features/scholarships/web/parts/MaterialLine.tsx';
import { Button, Text } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { useState } from 'react';
import {
  type ApplicationReview,
  getApplicationReview,
  type ReviewedMaterial,
} from '../../contract/application.ts';
import { getReviewedMaterialLink, judgeMaterial, materialNoteLimit } from '../../contract/exchange.ts';
import { applicationStatusOf } from '../../contract/lifecycle.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useAsked } from '../useQuestion.ts';
import classes from './Materials.module.css';

const judgements = [
  { status: 'accepted', move: 'accept', color: 'celadon' },
  { status: 'needs_supplement', move: 'askForMore', color: 'gold' },
  { status: 'refused', move: 'refuse', color: 'red' },
] as const;
type Judgement = (typeof judgements)[number];

const missing = '请说明需要补充的内容或未通过的原因';

function Judging({ applicationId, material }: { applicationId: string; material: ReviewedMaterial }) {
  const judge = useAsked(judgeMaterial, { changes: [getApplicationReview], said: '材料状态已更新' });
  const [judgement, setJudgement] = useState<Judgement>(judgements[0]);
  const { status } = judgement;
  return (
    <>
      {judgements
        .filter(({ move }) => materialLifecycle.canMove(move, material.status))
        .map((each) => (
          <Button
            key={each.status}
            size="compact-sm"
            variant="outline"
            color={each.color}
            onClick={() => {
              setJudgement(each);
              judge.open();
            }}
          >
            {materialStatusLabels[each.status]}
          </Button>
        ))}
      <ReasonDialog
        key={status}
        {...judge}
        title={`材料标为「${materialStatusLabels[status]}」？`}
        label="说明（申请人会看到）"
        {...(status === 'accepted' ? {} : { required: missing })}
        limit={materialNoteLimit}
        confirmLabel="确认"
        destructive={status === 'refused'}
        onConfirm={(note) =>
          judge.send({ params: { id: applicationId, materialId: material.id }, body: { status, note } })
        }
      >
        <span data-verbatim>{material.name}</span>
      </ReasonDialog>
    </>
  );
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
      <ul className={classes['list']}>
        {materials.map((material) => (
          <MaterialLine
            key={material.id}
            applicationId={applicationId}
            material={material}
            link={getReviewedMaterialLink}
            badge={<StatusBadge of={materialLifecycle} status={material.status} />}
            actions={open && <Judging applicationId={applicationId} material={material} />}
          />
        ))}
      </ul>
    </section>
  );
}
