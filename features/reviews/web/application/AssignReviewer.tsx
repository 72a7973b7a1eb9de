/** Gives this application to one more reviewer. */
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
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
  const taken = on.map(({ reviewerId }) => reviewerId);
  return (
    <section aria-label="分配评审人">
      <h3>分配评审人</h3>
      <NativeSelect
        label="评审人"
        areNames
        options={[{ value: '', label: '选择评审人' }, ...choicesOf(reviewers, taken)]}
        value={chosen}
        onChange={setChosen}
      />
      <CommandButton
        endpoint={assignReviewer}
        input={() => ({ params: { id, reviewerId: chosen } })}
        invalidates={ofApplications}
        success="已分配评审人"
        onSuccess={() => setChosen('')}
        mt="sm"
        fullWidth
        variant="default"
        disabled={chosen === ''}
        label="分配"
      />
    </section>
  );
}
