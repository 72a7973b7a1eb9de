/** The footer: quick links, the logo, contact details; legal links below. */
import { contactEmail } from '@platform/contract/contact';
import { Link } from 'react-router';
import classes from './Footer.module.css';
import { Mark } from './Mark.tsx';
import { useMenu } from './menu.ts';

const legal = [
  { to: '/legal/terms', label: '服务条款' },
  { to: '/legal/privacy', label: '隐私政策' },
  { to: '/legal/cookies', label: 'Cookie 说明' },
];

export function Footer() {
  const menu = useMenu();
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">快速链接</h2>
          <ul>
            {menu.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to="/about">关于我们</Link>
            </li>
          </ul>
        </nav>
        <div className={classes['centre']}>
          <Mark />
          <p>一线贯南北，万物各得其所。</p>
        </div>
        <section aria-labelledby="contact">
          <h2 id="contact">联系我们</h2>
          <address>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            <br />
            北京 · 香港
            <br />
            周一至周五 9:00–18:00
          </address>
        </section>
      </div>
      <div className={classes['legal']}>
        <ul>
          {legal.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <p>© 全球文化中轴联盟</p>
      </div>
    </footer>
  );
}
