/** The user's sessions, and ending them. */
import { Badge, Checkbox, Group } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { useSession } from '@platform/web/session/session';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useState } from 'react';
import { endAllSessions, endSession, listSessions, type Session } from '../../contract/sessions.ts';
import { deviceOf } from '../device.ts';
import classes from '../ProfilePage.module.css';
import { useSessions } from '../queries.ts';

export function SessionList() {
  return (
    <QueryState query={useSessions()} rows={2}>
      {({ sessions }) => (
        <>
          <ul className={classes['sessions']}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          <LogoutEverywhere />
        </>
      )}
    </QueryState>
  );
}

function SessionItem({ session }: { session: Session }) {
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
      <CommandButton
        endpoint={endSession}
        input={() => ({ params: { id: session.id } })}
        invalidates={[listSessions]}
        success={endSession.message}
        available={!session.current}
        variant="default"
        size="xs"
        label="退出"
        aria-label={`退出 ${device}`}
        title="退出该设备？"
        confirmLabel="退出"
        destructive
      >
        {device} 将立即退出登录。
      </CommandButton>
    </li>
  );
}

/** Ends all sessions, or all but this one. */
function LogoutEverywhere() {
  const [keep, setKeep] = useState(true);
  return (
    <Group justify="center">
      <CommandButton
        endpoint={endAllSessions}
        input={() => ({ query: { keep_current: keep ? ('true' as const) : ('false' as const) } })}
        invalidates={[listSessions]}
        success={keep ? '其他设备已全部退出登录' : '所有设备已退出登录'}
        // The guard then leads to the login page.
        onSuccess={() => keep || useSession.getState().logOut()}
        variant="outline"
        color="red"
        label="退出所有设备"
        title="退出所有设备？"
        confirmLabel="全部退出"
        destructive
      >
        <p>所有已登录的设备都需要重新登录。</p>
        <Checkbox
          label="保留当前设备的登录"
          checked={keep}
          onChange={({ currentTarget }) => setKeep(currentTarget.checked)}
        />
      </CommandButton>
    </Group>
  );
}
