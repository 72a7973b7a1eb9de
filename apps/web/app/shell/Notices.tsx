/** Where notices appear. */
import { Notifications } from '@mantine/notifications';

export default function Notices() {
  return <Notifications position="top-center" limit={4} zIndex={500} />;
}
