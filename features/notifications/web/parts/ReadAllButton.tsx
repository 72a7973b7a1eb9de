/** Marks all notifications as read, or those of a group. */
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import type { Group } from '../../contract/kinds.ts';
import { readAllNotifications } from '../../contract/notification.ts';
import { changedByNotifications } from '../queries.ts';

export function ReadAllButton({ group, available }: { group?: Group | undefined; available: boolean }) {
  return (
    <CommandButton
      endpoint={readAllNotifications}
      input={() => ({ body: { group } })}
      invalidates={changedByNotifications}
      available={available}
      variant="subtle"
      size="compact-sm"
      label="全部标为已读"
    />
  );
}
