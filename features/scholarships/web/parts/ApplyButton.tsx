/** The way from a scholarship to the form: by way of the login page for who isn't logged in. */
import { Button } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { useNavigate } from 'react-router';
import { scholarshipErrors } from '../../contract/errors.ts';
import { loginFirst } from '../../contract/form.ts';
import type { Scholarship } from '../../contract/scholarship.ts';
import { tabPath } from '../address.rules.ts';
import classes from './ApplyButton.module.css';

type Offer = Pick<Scholarship, 'id' | 'title' | 'is_open'>;

export function ApplyButton({ scholarship }: { scholarship: Offer }) {
  const { id, title, is_open } = scholarship;
  const navigate = useNavigate();
  if (!is_open) return <p className={classes['closed']}>{scholarshipErrors.DEADLINE_PASSED.message}</p>;

  function apply(): void {
    const target = tabPath('apply', { scholarship: id });
    const { token, isLoggedIn } = useSession.getState();
    if (token !== null && isLoggedIn) return void navigate(target);
    notices.warning(loginFirst);
    void navigate(loginPath(target));
  }

  return (
    <Button className={classes['apply'] ?? ''} onClick={apply} aria-label={`申请：${title}`}>
      申请
    </Button>
  );
}
