/** The container of notices; loaded with the first one. */
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export default function Notices() {
  return <Notifications position="top-center" limit={4} zIndex={500} />;
}
