import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxProgressMessages } from '../../contract/learning.ts';
import { addMessage, emptyQueue, type Moment, progressQueue, removeSent } from './progress.rules.ts';

const lessons = Array.from(
  { length: 80 },
  (_, index) => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
);
const lessonId = lessons[0] ?? '';
const at = new Date('2026-03-01T02:20:00Z');
const fill = (moments: readonly Moment[]) =>
  moments.reduce((queue, moment) => addMessage(queue, moment, at), emptyQueue());
const moments = fc.array(
  fc.record({
    lessonId: fc.constantFrom(...lessons),
    position: fc.integer({ min: 0, max: 600 }),
    done: fc.boolean(),
  }),
  { maxLength: 300 },
);

describe('addMessage', () => {
  it('keeps the latest position and the furthest one of a lesson', () => {
    const positions = [30, 400, 20, 60].map((position) => ({ lessonId, position, done: false }));
    expect(fill(positions).messages.map(({ position }) => position)).toEqual([400, 60]);
  });

  it('remembers that the member has marked the lesson as done', () => {
    const { messages } = fill([
      { lessonId, position: 10, done: true },
      { lessonId, position: 20, done: false },
    ]);
    expect(messages).toMatchObject([{ position: 20, done: true, sequence: 2 }]);
  });

  it('loses neither the furthest position nor a mark, whatever is played, and stays bounded', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const queue = fill(all);
        expect(queue.messages.length).toBeLessThanOrEqual(maxProgressMessages);
        expect(progressQueue.safeParse(queue).success).toBe(true);
        const sequences = queue.messages.map(({ sequence }) => sequence);
        expect(new Set(sequences).size).toBe(sequences.length);
        const last = all.at(-1);
        if (!last) return;
        const mine = queue.messages.filter((message) => message.lessonId === last.lessonId);
        expect(mine.at(-1)).toMatchObject({ position: last.position });
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(600), fc.boolean()), { minLength: 1 }), (all) => {
        const { messages } = fill(all.map(([position, done]) => ({ lessonId, position, done })));
        const furthest = Math.max(...messages.map(({ position }) => position));
        expect(furthest).toBe(Math.max(...all.map(([position]) => position)));
        expect(messages.some(({ done }) => done)).toBe(all.some(([, done]) => done));
      }),
    );
  });
});

describe('removeSent', () => {
  it('keeps what was added while the call was under way', () => {
    const sent = fill([{ lessonId, position: 10, done: false }]);
    const now = addMessage(sent, { lessonId, position: 20, done: false }, at);
    expect(removeSent(now, sent.messages).messages).toMatchObject([{ position: 20 }]);
    expect(removeSent(now, now.messages).messages).toEqual([]);
  });
});
