/** Short messages at the top of the screen. */
import { create } from 'zustand';
import { inScript } from './variant/current.ts';

const durations = { success: 4000, warning: 5000, error: 6000 } as const;
const colors = { success: 'celadon', warning: 'gold', error: 'red' } as const;

type Kind = keyof typeof colors;

/** Whether there was a notice; only then the shell loads the container for notices. */
export const useNoticesNeeded = create(() => false);

async function show(kind: Kind, message: string): Promise<void> {
  useNoticesNeeded.setState(true);
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    // The same message is shown once.
    id: `${kind} ${message}`,
    // The library's elements do not use this project's JSX, which converts texts.
    message: inScript(message),
    color: colors[kind],
    autoClose: durations[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': inScript('关闭提示') },
    'data-kind': kind,
  });
}

/** Shows a message: success, warning or error. */
export const notices = {
  success: (message: string) => void show('success', message),
  warning: (message: string) => void show('warning', message),
  error: (message: string) => void show('error', message),
};
