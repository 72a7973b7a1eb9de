/** For forms that need a verified address: says so to a member without one, and offers the email. */
import { Alert, Group, Text } from '@mantine/core';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useMe } from '../queries.ts';
import { VerificationButton } from './VerificationButton.tsx';

export function VerificationNotice({ children }: { children: string }) {
  const { data: me } = useMe();
  if (!me || me.email_verified) return null;
  return (
    <Alert color="gold" title={children}>
      <Group gap="xs">
        <Text size="sm">
          打开我们寄到 <Verbatim>{me.email}</Verbatim> 的邮件，点击其中的链接即可。没有收到？
        </Text>
        <VerificationButton />
      </Group>
    </Alert>
  );
}
