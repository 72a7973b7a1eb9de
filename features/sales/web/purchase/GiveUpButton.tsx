/** Gives an unpaid purchase up. */
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { cancelPurchase } from '../../contract/endpoints.ts';
import type { Purchase } from '../../contract/purchase.ts';
import { changedByPurchase } from '../queries.ts';

export function GiveUpButton({ purchase: { id, kind } }: { purchase: Purchase }) {
  return (
    <CommandButton
      endpoint={cancelPurchase}
      input={() => ({ params: { id } })}
      invalidates={changedByPurchase}
      success="已放弃，席位已让出"
      label="放弃席位"
      variant="subtle"
      color="gray"
      title="放弃保留的席位？"
      confirmLabel="放弃"
      cancelLabel="继续付款"
      destructive
    >
      {kind === 'resale' ? '其他人就能购买这个转售席位。' : '席位会让给候补名单上的下一位。'}
    </CommandButton>
  );
}
