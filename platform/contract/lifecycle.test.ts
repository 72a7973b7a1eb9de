/** Lifecycles as data: only declared moves are allowed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifecycle, timelineEvents } from './lifecycle.ts';

const door = lifecycle({
  states: {
    open: { label: '开', color: 'celadon' },
    closed: { label: '关', color: 'gray' },
    removed: { label: '拆', color: 'red' },
  },
  moves: {
    close: { from: ['open'], to: 'closed', by: ['guest', 'owner'] },
    open: { from: ['closed'], to: 'open', by: ['owner'], only: ['day'] },
    remove: { from: ['open', 'closed'], to: 'removed' },
  },
});

describe('a lifecycle', () => {
  it('gives states, labels, colours and an enumeration in the order declared', () => {
    expect(door.states).toEqual(['open', 'closed', 'removed']);
    expect(door.schema.options).toEqual(door.states);
    expect(door.schema.safeParse('ajar').success).toBe(false);
    expect(door.labels.closed).toBe('关');
    expect(door.colors.removed).toBe('red');
  });

  it('lets only declared actors move, and anyone if none is declared', () => {
    expect([door.mayMove('close', 'guest'), door.mayMove('open', 'guest')]).toEqual([true, false]);
    expect(door.mayMove('remove', 'guest')).toBe(true);
  });

  it('allows a move with circumstances only in these circumstances', () => {
    expect([door.canMove('open', 'closed', 'day'), door.canMove('open', 'closed')]).toEqual([true, false]);
    expect(door.canMove('close', 'open')).toBe(true);
  });

  it('finds the move to a state, connected states and final states', () => {
    expect(door.moveTo('removed')).toBe('remove');
    expect(door.final).toEqual(['removed']);
    expect([door.connects('open', 'removed'), door.connects('removed', 'open')]).toEqual([true, false]);
  });

  it('allows exactly the declared moves of any table', () => {
    const names = ['a', 'b', 'c', 'd'] as const;
    const state = fc.constantFrom(...names);
    const move = fc.record({ from: fc.uniqueArray(state), to: state });
    const view = { label: '', color: '' };
    fc.assert(
      fc.property(fc.dictionary(fc.string(), move), state, (moves, from) => {
        const life = lifecycle({ states: { a: view, b: view, c: view, d: view }, moves });
        const open = Object.keys(moves).filter((name) => life.canMove(name, from));
        expect(open).toEqual(Object.keys(moves).filter((name) => moves[name]?.from.includes(from)));
        const reached = new Set(open.map((name) => moves[name]?.to));
        for (const to of names) expect(life.connects(from, to)).toBe(reached.has(to));
        expect(life.final.includes(from)).toBe(open.length === 0);
        const leading = life.moveTo(from);
        expect(leading === null ? null : moves[leading]?.to).toBe(
          Object.values(moves).some(({ to }) => to === from) ? from : null,
        );
      }),
    );
  });
});

it('a timeline has names, labels, and tones with the default plain', () => {
  const events = timelineEvents({ sent: { label: '已寄出' }, lost: { label: '丢失', tone: 'bad' } });
  expect(events.schema.options).toEqual(['sent', 'lost']);
  expect([events.labels.lost, events.tones.lost, events.tones.sent]).toEqual(['丢失', 'bad', 'plain']);
});
