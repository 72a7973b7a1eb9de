/** /notifications: the member's inbox and the settings of its mail. */
import { Container } from '@mantine/core';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useLocation } from 'react-router';
import { notificationList } from './list.ts';
import { Inbox } from './parts/Inbox.tsx';
import { MailSettings } from './parts/MailSettings.tsx';

export const handle = page({ title: '通知', needsLogin: true });

export default function NotificationsPage() {
  const view = useList(notificationList, useLocation().search);
  return (
    <Container size="46rem" pb={64}>
      <SectionHeading order={1}>通知</SectionHeading>
      <ListTabs view={view} field="tab" ofPage>
        {view.state.tab === 'settings' ? <MailSettings /> : <Inbox view={view} />}
      </ListTabs>
    </Container>
  );
}
