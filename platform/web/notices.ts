/** Short messages at the top of the screen. */
import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import { create } from 'zustand';
import { loadChunk } from './api/chunk.ts';
import { inScript } from './variant/current.ts';

const durations = { success: 4000, warning: 5000, error: 6000 } as const;
const colors = { success: 'celadon', warning: 'gold', error: 'red' } as const;

type Kind = keyof typeof colors;

/** Whether there was a notice; only then the shell loads the container for notices. */
export const useNoticesNeeded = create(() => false);

/** Where a notice leads. */
interface NoticeLink {
  to: string;
  label: string;
}

let navigate = (to: string) => window.location.assign(to);

/** Registers the router's navigation, whose links the container's notices can't use. */
export function registerNavigation(routerNavigate: (to: string) => void): void {
  navigate = routerNavigate;
}

/** The message as text, or with its link. */
function contentOf(message: string, link: NoticeLink | undefined, close: () => void): ReactNode {
  if (!link) return inScript(message);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close();
    navigate(link.to);
  };
  const anchor = createElement(
    'a',
    { href: link.to, onClick, style: { color: 'inherit' } },
    inScript(link.label),
  );
  return createElement(Fragment, null, `${inScript(message)} `, anchor);
}

/** The notice that is shown as plain text, because the container's file could not be loaded. */
export const usePlainNotice = create<string | null>(() => null);

async function show(kind: Kind, message: string, link?: NoticeLink): Promise<void> {
  useNoticesNeeded.setState(true);
  let notifications: typeof import('@mantine/notifications').notifications;
  try {
    ({ notifications } = await loadChunk(() => import('@mantine/notifications')));
  } catch {
    usePlainNotice.setState(message, true);
    setTimeout(() => usePlainNotice.setState(null, true), durations[kind]);
    return;
  }
  // The same message is shown once.
  const id = `${kind} ${message}`;
  notifications.show({
    id,
    // The library's elements do not use this project's JSX, which converts texts.
    message: contentOf(message, link, () => notifications.hide(id)),
    color: colors[kind],
    autoClose: durations[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': inScript('关闭提示') },
    'data-kind': kind,
  });
}

/** Shows a message: success, warning or error. */
export const notices = {
  success: (message: string, link?: NoticeLink) => void show('success', message, link),
  warning: (message: string, link?: NoticeLink) => void show('warning', message, link),
  error: (message: string) => void show('error', message),
};
