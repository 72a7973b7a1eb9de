/** The header, symmetric about the logo: tools on the left, the visitor on the right, the menu below. */
import { ActionIcon } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDisclosure } from '../../../../platform/web/page/useDisclosure.ts';
import { CartLink } from './CartLink.tsx';
import classes from './Header.module.css';
import { Mark } from './Mark.tsx';
import { MenuItem } from './MenuItem.tsx';
import { useMenu } from './menu.ts';
import { Bell } from './parts.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { VariantSwitch } from './VariantSwitch.tsx';
import { Visitor } from './Visitor.tsx';

/** The mobile menu closes when the width exceeds 768 px (specification, section 2). */
const wide = '(min-width: 768.02px)';

export function Header() {
  const menu = useMenu();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { opened, toggle, frame, button } = useDisclosure<HTMLElement>(wide);
  return (
    <header ref={frame} className={classes['header']}>
      <div className={classes['top']}>
        <div className={classes['start']}>
          <ActionIcon
            ref={button}
            className={classes['burger']}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={opened ? '关闭菜单' : '打开菜单'}
            aria-expanded={opened}
            aria-controls="menu"
            onClick={toggle}
          >
            {opened ? <IconX stroke={1.5} /> : <IconMenu2 stroke={1.5} />}
          </ActionIcon>
          <div className={classes['wide']}>
            <SchemeSwitch />
            <VariantSwitch />
          </div>
        </div>
        <Link to="/" className={classes['home']}>
          <Mark />
        </Link>
        <div className={classes['end']}>
          {isLoggedIn && (
            <div className={classes['bell']}>
              <Suspense>
                <Bell />
              </Suspense>
            </div>
          )}
          <CartLink />
          <Visitor />
        </div>
      </div>
      <nav id="menu" className={classes['menu']} aria-label="主菜单" data-opened={opened}>
        <ul>
          {menu.map((entry) => (
            <MenuItem key={entry.to} {...entry} />
          ))}
        </ul>
        <div className={classes['narrow']}>
          <SchemeSwitch />
          <VariantSwitch />
        </div>
      </nav>
    </header>
  );
}
