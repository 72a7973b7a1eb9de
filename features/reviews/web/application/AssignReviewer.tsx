/** Assigns this application to one more reviewer. */
import { Button } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { notices } from '@platform/web/notices';
import { Refusal, refusalOf } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import type { ApplicationReview } from '../../contract/application.ts';
import { assignReviewer } from '../../contract/assignment.ts';
import { ofApplications, useReviewers } from '../queries.ts';
import { choicesOf } from '../reviewers/choices.rules.ts';

export function AssignReviewer({
  review: { applicationId: id, reviewers: on },
}: {
  review: ApplicationReview;
}) {
  const { data: reviewers = [] } = useReviewers();
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const assign = useCommand(assignReviewer, {
    invalidates: ofApplications,
    onSuccess() {
      setChosen('');
      notices.success('已分配评审人');
    },
    onError: (error) => setRefusal(refusalOf(error)),
  });
  const taken = on.map(({ reviewerId }) => reviewerId);
  return (
    <section aria-label="分配评审人">
      <h3>分配评审人</h3>
      <NativeSelect
        label="评审人"
        areNames
        options={[{ value: '', label: '选择评审人' }, ...choicesOf(reviewers, taken)]}
        value={chosen}
        onChange={(value) => {
          setRefusal(null);
          setChosen(value);
        }}
      />
      <Refusal>{refusal}</Refusal>
      <Button
        mt="sm"
        fullWidth
        variant="default"
        disabled={chosen === ''}
        loading={assign.isPending}
        onClick={() => assign.mutate({ params: { id, reviewerId: chosen } })}
      >
        分配
      </Button>
    </section>
  );
}
