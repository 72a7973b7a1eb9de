/** The visitor's menu under their name: profile, pages of their role, and logout. */
import { logOutVisitor } from '@features/accounts/web/login.ts';
import { Button } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { useSession } from '@platform/web/session/session';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDisclosure } from '../../../../platform/web/page/useDisclosure.ts';
import classes from './AccountMenu.module.css';
import { accountMenuFor } from './menu.ts';

/** A list that a button opens, lighter than a menu of the component library. */
export function AccountMenu({ name }: { name: string }) {
  const { role, avatar = null } = useSession(({ userInfo }) => userInfo) ?? {};
  const { opened, toggle, close, frame, button } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={frame} className={classes['frame']}>
      <Button
        ref={button}
        variant="subtle"
        color="gray"
        className={classes['button'] ?? ''}
        classNames={{ section: classes['section'] ?? '' }}
        aria-expanded={opened}
        aria-controls="account-menu"
        leftSection={<Avatar name={name} address={avatar} size={24} />}
        rightSection={<IconChevronDown size={14} stroke={1.5} />}
        onClick={toggle}
      >
        <span className={classes['label']} data-verbatim translate="no">
          {name}
        </span>
      </Button>
      <ul id="account-menu" className={classes['list']} hidden={!opened}>
        <li className={classes['whole']} data-verbatim translate="no">
          {name}
        </li>
        {accountMenuFor(role).map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              void logOutVisitor();
              notices.success('已退出登录');
            }}
          >
            退出登录
          </button>
        </li>
      </ul>
    </div>
  );
}
