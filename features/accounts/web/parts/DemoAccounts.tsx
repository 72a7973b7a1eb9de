/** The accounts with which a demo portal can be tried; there are none in production. */
import { Button, Divider, SimpleGrid } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { useQuery } from '@tanstack/react-query';
import { listDemoAccounts } from '../../contract/login.ts';

interface DemoAccountsProps {
  /** Logs in. */
  onChoose: (login: string, password: string) => void;
  isPending: boolean;
}

export function DemoAccounts({ onChoose, isPending }: DemoAccountsProps) {
  const { accounts = [] } = useQuery(query(listDemoAccounts)).data ?? {};
  if (accounts.length === 0) return null;
  return (
    <section aria-label="演示账号">
      <Divider my="lg" label="演示站点，可选一个身份体验" />
      <SimpleGrid cols={2} spacing="xs">
        {accounts.map(({ username, password, label }) => (
          <Button
            key={username}
            variant="default"
            size="sm"
            disabled={isPending}
            onClick={() => onChoose(username, password)}
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
    </section>
  );
}
