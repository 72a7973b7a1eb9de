/** Assigns an application to a reviewer, both selected here. */
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useState } from 'react';
import { assignReviewer } from '../../contract/assignment.ts';
import { Applicant } from '../parts/Applicant.tsx';
import { ofApplications, useApplicationSearch, useReviewers } from '../queries.ts';
import { choicesOf } from './choices.rules.ts';

/** Milliseconds after the last key until the search. */
const searchDelay = 300;

export function AssignDialog({ onClose }: { onClose: () => void }) {
  const [input, setInput] = useState('');
  const [words] = useDebouncedValue(input.trim(), searchDelay);
  const [application, setApplication] = useState('');
  const [reviewer, setReviewer] = useState('');
  const pending = useApplicationSearch({ status: 'pending', search: words });
  const reviewing = useApplicationSearch({ status: 'reviewing', search: words });
  const choices = [...(pending.data?.applications ?? []), ...(reviewing.data?.applications ?? [])];
  const { data: reviewers = [] } = useReviewers();
  return (
    <Dialog opened onClose={onClose} title="手工分配" size="lg">
      <TextInput
        type="search"
        label="查找申请"
        placeholder="编号、姓名、院校、专业"
        maxLength={50}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
      <Radio.Group aria-label="申请" value={application} onChange={setApplication}>
        <Stack
          gap="xs"
          mah="20rem"
          my="md"
          p="sm"
          bd="1px solid var(--hairline)"
          style={{ overflowY: 'auto' }}
        >
          {choices.map(({ applicationId, applicationNumber, applicantName, projectTitle, assignedCount }) => (
            <Radio
              key={applicationId}
              value={applicationId}
              label={
                <>
                  <Applicant name={applicantName} /> {applicationNumber}
                  <Text fz="sm" c="dimmed">
                    {projectTitle} · 已分配 {assignedCount} 人
                  </Text>
                </>
              }
            />
          ))}
          {pending.isSuccess && reviewing.isSuccess && choices.length === 0 && (
            <Text role="status" c="dimmed">
              没有找到待审核或审核中的申请。
            </Text>
          )}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label="评审人"
        areNames
        options={[{ value: '', label: '选择评审人' }, ...choicesOf(reviewers, [])]}
        value={reviewer}
        onChange={setReviewer}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          取消
        </Button>
        <CommandButton
          endpoint={assignReviewer}
          input={() => ({ params: { id: application, reviewerId: reviewer } })}
          invalidates={ofApplications}
          success="已分配评审人"
          onSuccess={onClose}
          disabled={application === '' || reviewer === ''}
          label="分配"
        />
      </Group>
    </Dialog>
  );
}
