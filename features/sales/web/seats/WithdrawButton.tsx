/** Takes the open listing of a purchase back. */
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { withdrawListing } from '../../contract/endpoints.ts';
import type { Purchase } from '../../contract/purchase.ts';
import { changedByPurchase } from '../queries.ts';

export function WithdrawButton({ purchase: { id } }: { purchase: Purchase }) {
  return (
    <CommandButton
      endpoint={withdrawListing}
      input={() => ({ params: { id } })}
      invalidates={changedByPurchase}
      success="转售已撤回，席位仍归您"
      label="撤回转售"
      variant="default"
      title="撤回转售？"
      confirmLabel="撤回"
      cancelLabel="继续转售"
      destructive
    >
      正在付款的人会收到退款。开课前可以再次挂出。
    </CommandButton>
  );
}
