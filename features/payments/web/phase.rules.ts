/** The phase of a payment in the browser: one attempt at a time; paid is final. */

export type Phase =
  /** No attempt; the message is the result of the last one. */
  | { is: 'idle'; message: string | null }
  /** The order is being placed. */
  | { is: 'preparing' }
  /** The provider is opening the payment. */
  | { is: 'starting' }
  /** The buyer acts at the provider. */
  | { is: 'waiting' }
  /** The provider's page has reported success; the server queries the provider. */
  | { is: 'confirming' }
  | { is: 'paid' };

export type PhaseEvent =
  | { type: 'began' }
  | { type: 'prepared' }
  | { type: 'started' }
  | { type: 'approved' }
  | { type: 'paid' }
  | { type: 'ended'; message: string | null };

export const idle: Phase = { is: 'idle', message: null };

/** Which event moves which phase, besides `paid` and `ended`. */
const forward: Partial<Record<PhaseEvent['type'], { from: readonly Phase['is'][]; to: Phase }>> = {
  began: { from: ['idle'], to: { is: 'preparing' } },
  prepared: { from: ['preparing'], to: { is: 'starting' } },
  started: { from: ['starting'], to: { is: 'waiting' } },
  approved: { from: ['starting', 'waiting'], to: { is: 'confirming' } },
};

/** The phase after an event; an unexpected event changes nothing. */
export function step(phase: Phase, event: PhaseEvent): Phase {
  if (phase.is === 'paid') return phase;
  if (event.type === 'paid') return { is: 'paid' };
  if (event.type === 'ended') return { is: 'idle', message: event.message };
  const move = forward[event.type];
  return move?.from.includes(phase.is) ? move.to : phase;
}

/** Whether an attempt is in progress. */
export function isBusy({ is }: Phase): boolean {
  return is !== 'idle';
}
