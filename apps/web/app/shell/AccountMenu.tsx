/** The visitor's own menu: profile and logout. */
import { leave } from '@features/accounts/web/entry.ts';
import { Button, Menu } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './AccountMenu.module.css';
import { accountMenu } from './menu.ts';

export default function AccountMenu({ name }: { name: string }) {
  return (
    <Menu position="bottom-end" width={160} shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          rightSection={<IconChevronDown size={14} stroke={1.5} />}
        >
          <span className={classes['label']}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {accountMenu.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
        {accountMenu.length > 0 && <Menu.Divider />}
        <Menu.Item
          onClick={() => {
            void leave();
            notices.success('已退出登录');
          }}
        >
          退出登录
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
