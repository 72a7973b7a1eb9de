/** Shows the new-user red packet of a first purchase, once (specification, section 2, course sales). */
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import type { Purchase } from '../../contract/purchase.ts';

const PacketDialog = lazyPart(() => import('./PacketDialog.tsx'));

interface OpenPacket {
  purchaseId: string;
  /** In yuan. */
  amount: number;
  isClosed: boolean;
}

/** `purchases` are those of the page; one of them may have brought the packet. */
export function NewUserPacket({ purchases }: { purchases: readonly Purchase[] }) {
  // Kept while the dialog is open, because an opened packet is no longer among the purchases.
  const [packet, setPacket] = useState<OpenPacket | null>(null);
  const found = purchases.find(({ newUserPacket }) => newUserPacket !== null);
  if (found?.newUserPacket && found.id !== packet?.purchaseId)
    setPacket({ purchaseId: found.id, amount: found.newUserPacket, isClosed: false });
  if (!packet || packet.isClosed) return null;
  return (
    <Suspense>
      <PacketDialog {...packet} onClose={() => setPacket({ ...packet, isClosed: true })} />
    </Suspense>
  );
}
