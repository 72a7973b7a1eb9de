/** Channels as data, and the names of their rooms. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { channel, type EventData, type EventName, type RoomParams, roomOf, roomRequest } from './channel.ts';

const packet = channel({
  name: 'packet',
  summary: 'How much is left of a packet.',
  params: z.object({ id: z.string(), part: z.int().optional() }),
  access: 'anyone',
  events: { remaining: z.object({ left: z.int() }), finished: z.object({}) },
  throttle: 100,
});

describe('channel', () => {
  it('is not throttled by default', () => {
    expect(packet.throttle).toBe(100);
    const { name, summary, params, access, events } = packet;
    expect(channel({ name, summary, params, access, events }).throttle).toBe(0);
  });

  it('knows the types of its rooms and events', () => {
    expectTypeOf<RoomParams<typeof packet>>().toEqualTypeOf<{ id: string; part?: number | undefined }>();
    expectTypeOf<EventName<typeof packet>>().toEqualTypeOf<'remaining' | 'finished'>();
    expectTypeOf<EventData<typeof packet, 'remaining'>>().toEqualTypeOf<{ left: number }>();
  });
});

describe('roomOf', () => {
  it.each([
    ['packet?id=7', { id: '7' }],
    ['packet?id=7', { id: '7', part: undefined }],
    ['packet?id=7&part=2', { part: 2, id: '7' }],
    ['packet?id=a%26part%3D2', { id: 'a&part=2' }],
  ])('%s', (name, params) => {
    expect(roomOf(packet, params)).toBe(name);
  });

  it('differs for different parameters', () => {
    const params = fc.record({ id: fc.string({ unit: 'grapheme' }), part: fc.integer() });
    fc.assert(
      fc.property(params, params, (one, other) => {
        const same = one.id === other.id && one.part === other.part;
        expect(roomOf(packet, one) === roomOf(packet, other)).toBe(same);
      }),
    );
  });
});

describe('roomRequest', () => {
  it.each([[{}], [{ channel: 7, params: {} }], [{ channel: 'x'.repeat(101) }], [null], ['packet']])(
    'refuses %j',
    (request) => expect(roomRequest.safeParse(request).success).toBe(false),
  );
});
