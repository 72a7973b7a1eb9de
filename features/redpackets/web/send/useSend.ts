/** Sending, once: a second try of the same packet after a lost answer has the same key. */
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { useRef, useState } from 'react';
import { listPackets, sendPacket } from '../../contract/endpoints.ts';
import type { PacketForm } from '../../contract/form.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { afterMovement } from '../queries.ts';

export function useSend(onSent: (packet: PacketDetail) => void) {
  const tried = useRef<{ body: string; key: string } | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { mutate, isPending } = useCommand(sendPacket, {
    invalidates: [...afterMovement, listPackets],
    onSuccess(packet) {
      tried.current = null;
      onSent(packet);
    },
    onError: setRefused,
  });
  return {
    busy: isPending,
    /** What the server has said last. */
    refused,
    send(form: PacketForm) {
      const body = JSON.stringify(form);
      if (tried.current?.body !== body) tried.current = { body, key: crypto.randomUUID() };
      mutate({ body: form, key: tried.current.key });
    },
  };
}
