/** A page of notifications with the filter of groups. */
import { Box } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import type { ListState } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import type { notificationList } from '../list.ts';
import { useNotifications, useUnreadCount } from '../queries.ts';
import classes from './NotificationItem.module.css';
import { NotificationItem } from './NotificationItem.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';

export function Inbox({ view }: { view: ListView<ListState<typeof notificationList>> }) {
  const { tab, group } = view.state;
  const unread = useUnreadCount();
  return (
    <>
      <Box mb="sm">
        <FieldLinks view={view} field="group" none="全部类别" variant="chips" />
      </Box>
      <ListPanel
        view={view}
        answer={useNotifications(view.state)}
        items={({ notifications }) => notifications}
        choices={<ReadAllButton group={group} available={unread > 0} />}
        empty={
          tab === 'unread'
            ? { title: '没有未读的通知' }
            : { text: '订单、申请、红包、新闻和话题有了进展，都会告诉你。' }
        }
      >
        {(notifications) => (
          <ul className={classes['list']}>
            {notifications.map((each) => (
              <NotificationItem key={each.id} notification={each} />
            ))}
          </ul>
        )}
      </ListPanel>
    </>
  );
}
