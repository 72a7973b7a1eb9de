/** /profile: the user's data, password and sessions. */
import { Container } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import type { ReactNode } from 'react';
import { AvatarForm } from './avatar/AvatarForm.tsx';
import classes from './ProfilePage.module.css';
import { MuteList } from './parts/MuteList.tsx';
import { ProfileFacts } from './parts/ProfileFacts.tsx';
import { EmailForm, PasswordForm, ProfileForm } from './parts/ProfileForms.tsx';
import { SessionList } from './parts/SessionList.tsx';
import { useMe } from './queries.ts';

export const handle = page({ title: '个人资料', needsLogin: true });

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export default function ProfilePage() {
  return (
    <Container size="42rem" px="1.25rem">
      <SectionHeading order={1} kicker="自观">
        个人资料
      </SectionHeading>
      <QueryState query={useMe()}>
        {(me) => (
          <>
            <Section id="profile" title="基本资料">
              <AvatarForm me={me} />
              <ProfileFacts me={me} />
              <ProfileForm me={me} />
            </Section>
            <Section id="mutes" title="屏蔽的成员">
              <MuteList />
            </Section>
            <Section id="email" title="更换邮箱">
              <EmailForm />
            </Section>
            <Section id="password" title="修改密码">
              <PasswordForm username={me.username} />
            </Section>
            <Section id="sessions" title="登录设备">
              <SessionList />
            </Section>
          </>
        )}
      </QueryState>
    </Container>
  );
}
