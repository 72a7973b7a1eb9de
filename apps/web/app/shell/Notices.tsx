/** The container of notices; loaded with the first one. */
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { registerNavigation } from '@platform/web/notices';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export default function Notices() {
  const navigate = useNavigate();
  useEffect(() => registerNavigation((to) => void navigate(to)), [navigate]);
  return <Notifications position="top-center" limit={4} zIndex={500} />;
}
