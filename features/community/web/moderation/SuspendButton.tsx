/** Suspends the posting of a member for some days, or lifts the suspension. */
import type { PersonView } from '@features/accounts/contract/person';
import { NativeSelect, Text } from '@mantine/core';
import { maxReasonLength } from '@platform/contract/moderation';
import { formatDateTime } from '@platform/web/format/time';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import { listModerationQueue, suspendMember } from '../../contract/moderation.ts';

const choices = [1, 3, 7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} 天` }));

interface SuspendButtonProps {
  author: PersonView;
  /** The end of the current suspension. */
  until: string | null;
}

export function SuspendButton({ author: { id, name }, until }: SuspendButtonProps) {
  const [days, setDays] = useState('3');
  const isSuspended = until !== null;
  return (
    <>
      <CommandButton
        variant="default"
        endpoint={suspendMember}
        input={(reason) => ({ params: { id }, body: { days: isSuspended ? 0 : Number(days), reason } })}
        invalidates={[listModerationQueue]}
        success={isSuspended ? '已恢复发言' : '已暂停发言'}
        label={isSuspended ? '恢复发言' : '暂停发言'}
        aria-label={`${isSuspended ? '恢复' : '暂停'} ${name} 的发言`}
        title={isSuspended ? '恢复此人的发言？' : '暂停此人的发言？'}
        confirmLabel={isSuspended ? '确认恢复' : '确认暂停'}
        destructive={!isSuspended}
        reason={{ label: '理由', limit: maxReasonLength, required: '请填写原因' }}
      >
        {isSuspended ? (
          '恢复后可以立即发言。'
        ) : (
          <NativeSelect
            label="期限"
            data={choices}
            value={days}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        )}
      </CommandButton>
      {isSuspended && (
        <Text size="sm" c="dimmed">
          已暂停发言至 {formatDateTime(until)}
        </Text>
      )}
    </>
  );
}
