/** The application's lifecycle, as one table of all states, moves, actors and deadlines. */
import { describe, expect, it, test } from 'vitest';
import {
  type ApplicationActor,
  type ApplicationMoveName,
  type ApplicationStatus,
  applicationActors,
  applicationMoveNames,
  applicationMoves,
  applicationStatuses,
  applicationStatusLabels,
  canMove,
  mayMove,
  moveTo,
  progressStatuses,
  reviewStatuses,
} from './lifecycle.ts';
import { applicationEventLabels, applicationEvents } from './timeline.ts';

type Row = readonly [
  ApplicationStatus,
  ApplicationMoveName,
  ApplicationStatus,
  readonly ApplicationActor[],
  'until the deadline' | 'always',
];

/** Everything that is allowed; whatever is not named here is not. */
const allowed: readonly Row[] = [
  ['draft', 'submit', 'submitted', ['applicant'], 'until the deadline'],
  ['submitted', 'withdraw', 'withdrawn', ['applicant'], 'until the deadline'],
  ['under_review', 'withdraw', 'withdrawn', ['applicant'], 'until the deadline'],
  ['submitted', 'beginReview', 'under_review', ['reviewer', 'admin'], 'always'],
  ['under_review', 'approve', 'approved', ['reviewer', 'admin'], 'always'],
  ['under_review', 'reject', 'rejected', ['reviewer', 'admin'], 'always'],
];

describe.each(applicationStatuses)('an application that is %s', (status) => {
  test.each(applicationMoveNames)('%s', (move) => {
    const row = allowed.find(([from, name]) => from === status && name === move);
    for (const actor of applicationActors) {
      for (const open of [true, false]) {
        const expected = (row?.[3].includes(actor) ?? false) && (open || row?.[4] === 'always');
        expect(mayMove(move, actor) && canMove(move, status, open), `${actor} ${open}`).toBe(expected);
      }
    }
    if (row) expect(applicationMoves[move].to).toBe(row[2]);
  });
});

describe('moveTo', () => {
  it('finds one move to every status but the first', () => {
    for (const status of applicationStatuses) {
      const move = moveTo(status);
      expect(move === null ? 'draft' : applicationMoves[move].to).toBe(status);
    }
  });
});

describe('the labels', () => {
  it('are as the specification and the screens have them, each its own', () => {
    expect(new Set(Object.values(applicationStatusLabels)).size).toBe(applicationStatuses.length);
    expect(new Set(applicationEvents.map((event) => applicationEventLabels[event])).size).toBe(
      applicationEvents.length,
    );
  });

  it('call the same states pending and reviewing on the review screen', () => {
    expect(Object.entries(reviewStatuses).map(([status, { name }]) => [status, name])).toEqual([
      ['submitted', 'pending'],
      ['under_review', 'reviewing'],
      ['approved', 'approved'],
      ['rejected', 'rejected'],
      ['withdrawn', 'withdrawn'],
    ]);
    expect(Object.values(progressStatuses).map(({ name }) => name)).toEqual([
      'submitted',
      'reviewing',
      'approved',
      'rejected',
    ]);
  });
});
