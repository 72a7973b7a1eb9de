// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CourseTimes } from './CourseTimes.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const course = { startTime: '2026-12-01T11:30:00.000Z', endTime: '2026-12-01T13:30:00.000Z' };
const inHongKong = '香港时间 2026-12-01 19:30 至 2026-12-01 21:30';

/** Minutes from the visitor's zone to UTC. */
function show(offset: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  render(<CourseTimes course={course} />);
}

it("adds the portal's times for visitors elsewhere", () => {
  show(0);
  expect(document.querySelector('small')?.textContent).toBe(inHongKong);
});

it('shows times in Hong Kong once', () => {
  show(-480);
  expect(document.querySelector('small')).toBeNull();
  expect(document.querySelector('time')?.dateTime).toBe(course.startTime);
});
