/** Writing a packet, and what becomes of it. */
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { PacketDetail } from '../../contract/packet.ts';
import { SendForm } from './SendForm.tsx';
import { SentDialog } from './SentDialog.tsx';

export default function SendPanel({ onRecharge }: { onRecharge: () => void }) {
  const [sent, setSent] = useState<PacketDetail | null>(null);
  return (
    <>
      <VisuallyHidden component="h2">发红包</VisuallyHidden>
      <SendForm onSent={setSent} onRecharge={onRecharge} />
      {sent && <SentDialog packet={sent} onClose={() => setSent(null)} />}
    </>
  );
}
