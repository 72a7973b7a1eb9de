/** The read-only facts of a profile: username, address and its verification, role, registration. */
import { Badge, Group } from '@mantine/core';
import type { Role } from '@platform/contract/endpoint';
import { formatDay } from '@platform/web/format/time';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import { requestEmailVerification } from '../../contract/email.ts';
import { readMe, type UserProfile } from '../../contract/user.ts';
import classes from '../ProfilePage.module.css';

const roleNames: Record<Role, string> = { user: '会员', editor: '编辑', reviewer: '评审', admin: '管理员' };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether the address is verified, and a button to request the email. */
function Verification({ verified }: { verified: boolean }) {
  if (verified)
    return (
      <Badge color="celadon" variant="light">
        已验证
      </Badge>
    );
  return (
    <Group gap="xs" justify="flex-end" mt={4}>
      <Badge color="gold" variant="light">
        未验证
      </Badge>
      <CommandButton
        endpoint={requestEmailVerification}
        input={() => ({})}
        // The address may have been verified meanwhile.
        invalidates={[readMe]}
        success={requestEmailVerification.message}
        variant="outline"
        size="compact-sm"
        label="发送验证邮件"
      />
    </Group>
  );
}

export function ProfileFacts({ me }: { me: UserProfile }) {
  const [name, host] = me.email.split('@');
  return (
    <dl className={classes['facts']}>
      <Fact term="用户名">
        <Verbatim>{me.username}</Verbatim>
      </Fact>
      <Fact term="邮箱">
        {name}
        <wbr />@{host} <Verification verified={me.email_verified} />
      </Fact>
      <Fact term="身份">{roleNames[me.role]}</Fact>
      <Fact term="加入于">{formatDay(me.created_at)}</Fact>
    </dl>
  );
}
