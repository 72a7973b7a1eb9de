/** Keeps packets that are gone on the screen for the length of their motion. */
import { useState } from 'react';
import type { AvailablePacket } from '../../contract/packet.ts';
import { type ShownPacket, showing } from './list.rules.ts';

/** `page` names the list: another one begins anew. */
export function useShowing(now: readonly AvailablePacket[], page: number) {
  const [state, setState] = useState({ now, page, shown: showing([], now) });
  let { shown } = state;
  if (state.now !== now || state.page !== page) {
    shown = showing(state.page === page ? state.shown : [], now);
    setState({ now, page, shown });
  }
  const leave = (id: string) =>
    setState((before) => ({
      ...before,
      shown: before.shown.filter((one: ShownPacket) => !(one.leaving && one.packet.id === id)),
    }));
  return { shown, leave };
}
