/** Ends all sessions, or all but this one, after a confirmation. */
import { Button, Checkbox, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notices } from '@platform/web/notices';
import { useSession } from '@platform/web/session/session';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { useEndAllSessions } from '../queries.ts';

export function LogoutEverywhere() {
  const [opened, { open, close }] = useDisclosure();
  const [keepCurrent, setKeepCurrent] = useState(true);
  const end = useEndAllSessions(() => {
    close();
    notices.success(keepCurrent ? '其他设备已全部退出登录' : '所有设备已退出登录');
    // The guard then leads to the login page.
    if (!keepCurrent) useSession.getState().logOut();
  });
  return (
    <>
      <Group justify="center">
        <Button variant="outline" color="red" onClick={open}>
          退出所有设备
        </Button>
      </Group>
      <ConfirmDialog
        opened={opened}
        title="退出所有设备？"
        confirmLabel="全部退出"
        busy={end.isPending}
        onClose={close}
        onConfirm={() => end.mutate({ query: { keep_current: keepCurrent ? 'true' : 'false' } })}
      >
        <p>所有已登录的设备都需要重新登录。</p>
        <Checkbox
          label="保留当前设备的登录"
          checked={keepCurrent}
          onChange={({ currentTarget }) => setKeepCurrent(currentTarget.checked)}
        />
      </ConfirmDialog>
    </>
  );
}
