/** The accounts with which a demo portal can be tried; there are none in production. */
import { Button } from '@mantine/core';
import { useDemoAccounts } from '../queries.ts';
import classes from './DemoAccounts.module.css';

interface DemoAccountsProps {
  /** Fills in the form. */
  onChoose: (login: string, password: string) => void;
}

export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className={classes['accounts']} aria-label="演示账号">
      <p>演示站点，可选一个身份体验</p>
      <div className={classes['buttons']}>
        {accounts.map(({ username, password, label }) => (
          <Button key={username} variant="default" size="sm" onClick={() => onChoose(username, password)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
