/** The button that opens the form, through the login page if needed. */
import { Button, Paper } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { useNavigate } from 'react-router';
import { listingErrors, type Scholarship } from '../../contract/scholarship.ts';
import { scholarshipList } from '../list.ts';
import { loginFirst } from '../messages.ts';

type Offer = Pick<Scholarship, 'id' | 'title' | 'is_open'>;

export function ApplyButton({ scholarship, ...button }: { scholarship: Offer; fullWidth?: boolean }) {
  const { id, title, is_open } = scholarship;
  const navigate = useNavigate();
  if (!is_open)
    return (
      <Paper
        mt="0.9rem"
        p="0.4rem"
        bd="1px dashed var(--mantine-color-default-border)"
        c="dimmed"
        fz="sm"
        ta="center"
      >
        {listingErrors.DEADLINE_PASSED.message}
      </Paper>
    );

  function apply(): void {
    const target = scholarshipList.pathTo({ tab: 'apply', scholarship: id });
    const { token, isLoggedIn } = useSession.getState();
    if (token !== null && isLoggedIn) return void navigate(target);
    notices.warning(loginFirst);
    void navigate(loginPath(target));
  }

  return (
    <Button {...button} mt="0.9rem" flex="none" onClick={apply} aria-label={`申请：${title}`}>
      申请
    </Button>
  );
}
