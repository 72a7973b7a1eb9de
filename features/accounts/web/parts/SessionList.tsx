/** The user's sessions, and ending them. */
import { Badge, Button, Group } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useState } from 'react';
import type { Session } from '../../contract/sessions.ts';
import { deviceOf } from '../device.ts';
import classes from '../ProfilePage.module.css';
import { useEndSession, useSessions } from '../queries.ts';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceOf(session.user_agent);
  return (
    <li>
      <div>
        <Group gap="xs">
          <span>{device}</span>
          {session.current && (
            <Badge color="celadon" variant="light">
              当前设备
            </Badge>
          )}
        </Group>
        <small>
          {session.ip_address} · 登录于 {formatDateTime(session.created_at)}
        </small>
      </div>
      {!session.current && (
        <Button variant="default" size="xs" onClick={onEnd} aria-label={`退出 ${device}`}>
          退出
        </Button>
      )}
    </li>
  );
}

export function SessionList() {
  const sessions = useSessions();
  const [ending, setEnding] = useState<Session | null>(null);
  const end = useEndSession();
  if (sessions.isPending) return <ListSkeleton count={2} />;
  if (sessions.isError)
    return <ErrorState error={sessions.error} onRetry={sessions.refetch} retrying={sessions.isRefetching} />;
  return (
    <>
      <ul className={classes['sessions']}>
        {sessions.data.sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <LogoutEverywhere />
      <ConfirmDialog
        opened={ending !== null}
        title="退出该设备？"
        confirmLabel="退出"
        busy={end.isPending}
        onClose={() => setEnding(null)}
        onConfirm={() =>
          ending && end.mutate({ params: { id: ending.id } }, { onSettled: () => setEnding(null) })
        }
      >
        {ending && `${deviceOf(ending.user_agent)} 将立即退出登录。`}
      </ConfirmDialog>
    </>
  );
}
