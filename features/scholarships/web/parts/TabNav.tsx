/** The tabs on the axis, as links. The announcements and the review are separate pages. */
import { useSession } from '@platform/web/session/session';
import { Link } from 'react-router';
import { type Tab, tabPath, tabs } from '../address.rules.ts';
import classes from './TabNav.module.css';

const tabNames: Readonly<Record<Tab, string>> = {
  list: '奖学金列表',
  apply: '在线申请',
  mine: '我的申请',
};

export function TabNav({ activeTab }: { activeTab: Tab }) {
  const role = useSession(({ userInfo }) => userInfo?.role);
  return (
    <nav className={classes['tabs']} aria-label="奖学金">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tabPath(tab)}
          aria-current={tab === activeTab ? 'page' : undefined}
          preventScrollReset
        >
          {tabNames[tab]}
        </Link>
      ))}
      <Link to="/scholarship/announcements">公告</Link>
      {(role === 'reviewer' || role === 'admin') && <Link to="/scholarship/admin">评审</Link>}
    </nav>
  );
}
