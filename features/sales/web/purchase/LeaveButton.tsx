/** Leaves the waiting list of a course. */
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { leaveWaitingList } from '../../contract/endpoints.ts';
import { changedByPurchase } from '../queries.ts';

export function LeaveButton({ courseId }: { courseId: string }) {
  return (
    <CommandButton
      endpoint={leaveWaitingList}
      input={() => ({ params: { id: courseId } })}
      invalidates={changedByPurchase}
      success="已退出候补"
      label="退出候补"
      variant="default"
      title="退出候补？"
      confirmLabel="退出"
      cancelLabel="继续等候"
      destructive
    >
      再次加入时，要从最后一位等起。
    </CommandButton>
  );
}
