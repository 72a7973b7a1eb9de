import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../contract/lifecycle.ts';
import { stepsOf } from './progress.rules.ts';

describe('the steps', () => {
  it.each([
    ['draft', ['ahead', 'ahead', 'ahead'], '结果'],
    ['submitted', ['now', 'ahead', 'ahead'], '结果'],
    ['under_review', ['done', 'now', 'ahead'], '结果'],
    ['approved', ['done', 'done', 'done'], '已通过'],
    ['rejected', ['done', 'done', 'bad'], '未通过'],
    ['withdrawn', ['done', 'bad'], '已撤回'],
  ] as const)('of a %s application', (status, states, last) => {
    const steps = stepsOf(status);
    expect(steps.map(({ state }) => state)).toEqual(states);
    expect(steps.at(-1)?.label).toBe(last);
  });

  it('exist for every status, with at most one current step', () => {
    for (const status of applicationStatuses) {
      expect(stepsOf(status).filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
    }
  });
});
