/** A material's lifecycle, as one table of all states, moves and sides. */
import { describe, expect, test } from 'vitest';
import {
  canMoveMaterial,
  type MaterialMoveName,
  type MaterialStatus,
  materialMoves,
  materialStatuses,
  materialStatusLabels,
} from './material.ts';

/** Everything that is allowed. */
const allowed: readonly (readonly [MaterialStatus, MaterialMoveName, 'applicant' | 'staff'])[] = [
  ['in_review', 'accept', 'staff'],
  ['needs_supplement', 'accept', 'staff'],
  ['in_review', 'askForMore', 'staff'],
  ['accepted', 'askForMore', 'staff'],
  ['in_review', 'refuse', 'staff'],
  ['needs_supplement', 'refuse', 'staff'],
  ['needs_supplement', 'replace', 'applicant'],
];

describe.each(materialStatuses)('a material that is %s', (status) => {
  test.each(Object.keys(materialMoves) as MaterialMoveName[])('%s', (move) => {
    for (const by of ['applicant', 'staff'] as const) {
      const expected = allowed.some(([from, name, side]) => from === status && name === move && side === by);
      expect(canMoveMaterial(move, status, by), by).toBe(expected);
    }
  });
});

test('the labels are those of the specification', () => {
  expect(materialStatuses.map((status) => materialStatusLabels[status])).toEqual([
    '已通过',
    '审核中',
    '需要补充',
    '未通过',
  ]);
});
