/** Short messages in the corner of the screen. */
import { notifications } from '@mantine/notifications';

const shownFor = { success: 4000, warning: 5000, error: 6000 } as const;
const colors = { success: 'celadon', warning: 'gold', error: 'red' } as const;

type Kind = keyof typeof colors;

function show(kind: Kind, message: string): void {
  notifications.show({
    // The same message twice at once is one message.
    id: `${kind} ${message}`,
    message,
    color: colors[kind],
    autoClose: shownFor[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': '关闭提示' },
    'data-kind': kind,
  });
}

/** Shows a message: done, careful, or failed. */
export const notices = {
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
};
