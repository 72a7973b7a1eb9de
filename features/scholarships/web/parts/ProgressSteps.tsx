/** The steps of an application, drawn as three gates. */
import { VisuallyHidden } from '@mantine/core';
import type { ApplicationStatus } from '../../contract/lifecycle.ts';
import { type Step, stepsOf } from '../progress.rules.ts';
import classes from './ProgressSteps.module.css';

const stateLabels: Readonly<Record<Step['state'], string>> = {
  done: '完成',
  now: '进行中',
  ahead: '未开始',
  bad: '结束',
};

export function ProgressSteps({ status }: { status: ApplicationStatus }) {
  return (
    <ol className={classes['steps']} aria-label="申请进度">
      {stepsOf(status).map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <svg viewBox="0 0 64 52" aria-hidden="true">
            <path d="M4 16Q10 15 14 8H50Q54 15 60 16Q58 20 52 20H12Q6 20 4 16Z" className={classes['roof']} />
            <path d="M12 20H52V46H12Z" className={classes['wall']} />
            <path d="M25 46V34A7 7 0 0 1 39 34V46Z" className={classes['door']} />
            <path d="M7 46H57V50H7Z" className={classes['stone']} />
          </svg>
          <b>{label}</b>
          <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
