/** Assigns all open applications evenly, after a preview. */
import { Button, Group, NumberInput, Progress, Stack, Text } from '@mantine/core';
import type { Data } from '@platform/contract/endpoint';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useState } from 'react';
import { assignEvenly, maxReviewersEach } from '../../contract/assignment.ts';
import { ofApplications, useScholarshipChoices } from '../queries.ts';

type Plan = Data<typeof assignEvenly>;

/** The preselected number. */
const defaultReviewers = 2;

export function EvenDialog({ onClose }: { onClose: () => void }) {
  const scholarships = useScholarshipChoices().data?.scholarships ?? [];
  const [each, setEach] = useState<number | string>(defaultReviewers);
  const [scholarshipId, setScholarshipId] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const body = { reviewersEach: Number(each), scholarshipId: scholarshipId || undefined };
  return (
    <Dialog opened onClose={onClose} title="平均分配">
      <NumberInput
        label="每份申请的评审人数"
        description={`1 到 ${maxReviewersEach}；已有足够评审人的申请不变。`}
        min={1}
        max={maxReviewersEach}
        allowDecimal={false}
        value={each}
        onChange={(value) => {
          setEach(value);
          setPlan(null);
        }}
        mb="sm"
      />
      <NativeSelect
        label="奖学金"
        options={[
          { value: '', label: '全部奖学金' },
          ...scholarships.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={scholarshipId}
        onChange={(value) => {
          setScholarshipId(value);
          setPlan(null);
        }}
      />
      <div role="status">{plan && <Outcome plan={plan} />}</div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          取消
        </Button>
        {plan ? (
          <CommandButton
            endpoint={assignEvenly}
            input={() => ({ body: { ...body, preview: false } })}
            invalidates={ofApplications}
            success={`已分配 ${plan.assigned} 份`}
            onSuccess={onClose}
            disabled={plan.assigned === 0}
            label="确认分配"
          />
        ) : (
          <CommandButton
            endpoint={assignEvenly}
            input={() => ({ body: { ...body, preview: true } })}
            onSuccess={setPlan}
            label="预览"
          />
        )}
      </Group>
    </Dialog>
  );
}

function Outcome({ plan: { assigned, short, perReviewer } }: { plan: Plan }) {
  if (assigned === 0) return <Text mt="md">没有需要分配的申请。</Text>;
  const maxCount = Math.max(...perReviewer.map(({ assigned: count }) => count));
  return (
    <Stack gap="xs" mt="md">
      <Text>将新增 {assigned} 份分配：</Text>
      {perReviewer.map(({ reviewerId, name, assigned: count }) => (
        <div key={reviewerId}>
          <Group justify="space-between">
            <span data-verbatim>{name}</span>
            <b>{count}</b>
          </Group>
          <Progress color="celadon" value={(count / maxCount) * 100} aria-label={`${name}的份数`} />
        </div>
      ))}
      {short > 0 && <Text>有 {short} 份因须回避或人手不足，评审人数仍不够。</Text>}
    </Stack>
  );
}
