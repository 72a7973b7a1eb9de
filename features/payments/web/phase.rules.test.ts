/** The phases of a payment in the browser. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idle, isBusy, type Phase, type PhaseEvent, step } from './phase.rules.ts';

const walk = (...events: PhaseEvent[]) => events.reduce(step, idle);
const event: fc.Arbitrary<PhaseEvent> = fc.oneof(
  fc.constantFrom('began', 'prepared', 'started', 'approved', 'paid').map((type) => ({ type }) as PhaseEvent),
  fc.constantFrom('支付已取消', null).map((message) => ({ type: 'ended' as const, message })),
);

describe('step', () => {
  it.each<[PhaseEvent[], Phase['is']]>([
    [[], 'idle'],
    [[{ type: 'began' }], 'preparing'],
    [[{ type: 'began' }, { type: 'prepared' }], 'starting'],
    [[{ type: 'began' }, { type: 'prepared' }, { type: 'started' }], 'waiting'],
    [[{ type: 'began' }, { type: 'prepared' }, { type: 'started' }, { type: 'approved' }], 'confirming'],
    [[{ type: 'began' }, { type: 'prepared' }, { type: 'approved' }, { type: 'paid' }], 'paid'],
    [[{ type: 'began' }, { type: 'began' }, { type: 'started' }], 'preparing'],
    [[{ type: 'approved' }], 'idle'],
  ])('%j leads to %s', (events, phase) => {
    expect(walk(...events).is).toBe(phase);
  });

  it('keeps the message of the last attempt until the next one begins', () => {
    const ended = walk({ type: 'began' }, { type: 'ended', message: '支付已取消' });
    expect(ended).toEqual({ is: 'idle', message: '支付已取消' });
    expect(isBusy(ended)).toBe(false);
    expect(step(ended, { type: 'began' })).toEqual({ is: 'preparing' });
  });

  it('never leaves paid, and begins only without an open attempt', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let phase: Phase = idle;
        for (const next of events) {
          const before = phase;
          phase = step(phase, next);
          if (before.is === 'paid') expect(phase).toEqual({ is: 'paid' });
          if (next.type === 'began' && isBusy(before)) expect(phase).toEqual(before);
          if (phase.is === 'paid' && before.is !== 'paid') expect(next.type).toBe('paid');
        }
      }),
    );
  });
});
