/** The rules of the courses: payability, repeated enrolments, progress of one device, captions. */
import { minute } from '@platform/server/clock';
import { describe, expect, it } from 'vitest';
import type { ProgressMessage } from '../contract/learning.ts';
import {
  convertCaptions,
  enrolmentDelay,
  inHours,
  inMinutes,
  isComplete,
  isWebVtt,
  messageTime,
  payability,
  summarise,
} from './rules.ts';

const now = new Date('2026-03-01T10:00:00Z');

describe('payability', () => {
  it.each([
    ['pending', 1, 'open'],
    ['pending', 0, 'closed'],
    ['paid', -1, 'paid'],
    ['enrolled', -1, 'paid'],
    ['expired', 1, 'closed'],
    ['refunded', 1, 'closed'],
  ] as const)('%s, expiring in %d minutes: %s', (status, minutes, expected) => {
    const expiresAt = new Date(now.getTime() + minutes * minute);
    expect(payability({ status, expiresAt }, now)).toBe(expected);
  });
});

it('repeats an enrolment at growing intervals, for half a day', () => {
  const delays = Array.from({ length: 8 }, (_, n) => enrolmentDelay(n + 1));
  expect(delays.at(-1)).toBeNull();
  const finite = delays.slice(0, -1).map(Number);
  expect(finite).toEqual([...finite].sort((a, b) => a - b));
  expect(finite.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(10 * 60 * minute);
});

it('needs a video for every lesson, and a lesson', () => {
  const lesson = (mediaId: string | null) => ({ id: 'l', title: '课', isPreview: false, mediaId });
  const section = (...media: (string | null)[]) => [{ id: 's', title: '章', lessons: media.map(lesson) }];
  expect(isComplete(section('a', 'b'))).toBe(true);
  expect([isComplete(section('a', null)), isComplete(section()), isComplete([])]).toEqual([
    false,
    false,
    false,
  ]);
});

it('shows lengths in minutes and hours', () => {
  expect([inMinutes(33), inMinutes(600), inHours(600), inHours(5400)]).toEqual([0.6, 10, 0.17, 1.5]);
});

describe('messageTime', () => {
  it.each([
    ['a wrong clock', '2031-05-05T00:00:10Z', '2031-05-05T00:00:00Z', '2026-03-01T09:59:50.000Z'],
    ['a message from the future', '2026-03-01T10:00:00Z', '2027-01-01T00:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['a message of months ago', '2026-03-01T10:00:00Z', '2025-01-01T00:00:00Z', '2026-01-30T10:00:00.000Z'],
  ])('%s', (_, sentAt, at, expected) => {
    expect(messageTime(sentAt, at, now).toISOString()).toBe(expected);
  });
});

describe('summarise', () => {
  const message = (sequence: number, position: number, done = false): ProgressMessage => ({
    ...{ lessonId: 'l', sequence, position, done, at: now.toISOString() },
  });
  it('takes the latest position and the furthest one, in any order', () => {
    const expected = { position: 30, furthest: 60, isDone: false, sequence: 3 };
    const messages = [message(1, 10), message(3, 30), message(2, 60)];
    expect(summarise(messages, 100)).toMatchObject(expected);
    expect(summarise(messages.toReversed(), 100)).toMatchObject(expected);
  });
  it.each([
    [[message(1, 94)], false],
    [[message(1, 95)], true],
    [[message(1, 5, true), message(2, 1)], true],
    [[message(1, 4000)], true],
  ])('%j done: %s', (messages, isDone) => {
    const summary = summarise(messages, 100);
    expect(summary.isDone).toBe(isDone);
    expect(summary.position).toBeLessThanOrEqual(100);
  });
});

describe('captions', () => {
  const file = 'WEBVTT - 書法\n\nNOTE 書法\n\n1\n00:01.000 --> 00:02.500 align:start\n書法\n';
  it.each([
    [file, true],
    ['WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n字', true],
    ['WEBVTT\n\n', false],
    ['WEBVTTX\n\n00:01.000 --> 00:02.000\n字', false],
    ['1\n00:00:01,000 --> 00:00:02,000\nsrt', false],
  ])('%j is WebVTT: %s', (text, expected) => expect(isWebVtt(text)).toBe(expected));
  it('converts words, not timings and comments', () => {
    expect(convertCaptions(file, (words) => words.replace('書', '书'))).toBe(
      'WEBVTT - 書法\n\nNOTE 書法\n\n1\n00:01.000 --> 00:02.500 align:start\n书法\n',
    );
  });
});
