import { expect, it } from 'vitest';
import type { Reviewer } from '../../contract/reviewer.ts';
import { choicesOf } from './choices.rules.ts';

const reviewer = (id: string, more: Partial<Reviewer> = {}): Reviewer => ({
  id,
  name: `评审${id}`,
  avatar: null,
  title: '教授',
  expertise: '戏曲',
  institution: null,
  assignedCount: 0,
  completedCount: 0,
  status: 'active',
  ...more,
});

it('the least loaded come first', () => {
  const busy = reviewer('a', { assignedCount: 5, completedCount: 1 });
  const idle = reviewer('b', { assignedCount: 9, completedCount: 9 });
  expect(choicesOf([busy, idle], [])).toEqual([
    { value: 'b', label: '评审b（戏曲，待评 0）' },
    { value: 'a', label: '评审a（戏曲，待评 4）' },
  ]);
});

it('paused and assigned reviewers are omitted', () =>
  expect(choicesOf([reviewer('a', { status: 'paused' }), reviewer('b')], ['b'])).toEqual([]));
