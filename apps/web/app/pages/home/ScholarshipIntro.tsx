/** The scholarship in three figures (specification, section 2, Home), on a dark background. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import classes from './ScholarshipIntro.module.css';

/** The middle one is on the axis. */
const figures = [
  { value: '25', unit: '+', label: '个国家和地区' },
  { value: '100', unit: '+', label: '位获奖青年' },
  { value: '500', unit: '万', label: '总奖金（元）' },
] as const;

/** Mountain ridges, symmetric about the axis. */
function Ridges() {
  return (
    <svg
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      className={classes['ridges']}
      aria-hidden="true"
    >
      {['', 'matrix(-1 0 0 1 1200 0)'].map((transform) => (
        <g key={transform} transform={transform || undefined} fill="none" stroke="currentColor">
          <path d="M0 150C60 120 110 60 170 70C230 82 250 40 310 46C380 54 420 120 480 116C530 112 560 96 600 96" />
          <path d="M0 176C70 158 120 112 190 118C260 124 290 92 350 98C420 104 470 150 530 148C560 147 580 140 600 138" />
          <path d="M0 196C90 184 150 156 220 160C300 164 340 140 400 146C470 152 520 180 600 178" />
        </g>
      ))}
    </svg>
  );
}

export function ScholarshipIntro() {
  return (
    <section className={classes['band']} aria-labelledby="scholarship">
      <Ridges />
      <div className={classes['inner']}>
        <p className={classes['kicker']}>青年奖学金</p>
        <h2 id="scholarship">写给未满二十五岁的你</h2>
        <dl className={classes['figures']}>
          {figures.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                <span>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes['text']}>
          学术、文化、研究、社区与专项五个类别，金奖、优秀奖与提名奖三等。写下你要去的地方、要拜访的人、要解开的问题，余下的路，我们陪你走。
        </p>
        <div className={classes['actions']}>
          <Button component={Link} to="/scholarship" size="md">
            了解并申请
          </Button>
        </div>
      </div>
    </section>
  );
}
