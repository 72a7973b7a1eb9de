/** The read-only facts of a profile: username, address and its verification, role, registration. */
import { Anchor, Badge, Group } from '@mantine/core';
import type { Role } from '@platform/contract/endpoint';
import { formatDay } from '@platform/web/format/time';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserProfile } from '../../contract/user.ts';
import classes from '../ProfilePage.module.css';
import { memberPath } from '../path.ts';
import { VerificationButton } from './VerificationButton.tsx';

const roleNames: Record<Role, string> = { user: '会员', editor: '编辑', reviewer: '评审', admin: '管理员' };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether the address is verified. */
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
      <VerificationButton />
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
      <Fact term="公开主页">
        <Anchor component={Link} to={memberPath(me.id)}>
          查看
        </Anchor>
      </Fact>
    </dl>
  );
}
