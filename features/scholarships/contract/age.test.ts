/** The age limit at its bounds, compared with counting birthdays one by one. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ageLimit, ageOn, birthIssue, notYetBorn, tooOld } from './age.ts';

describe('under 25 on the day of the deadline', () => {
  test.each([
    ['born 25 years before the day', '2001-12-31', '2026-12-31', tooOld],
    ['born a day later', '2002-01-01', '2026-12-31', null],
    ['born on 29 February, the day before the birthday is passed', '2000-02-29', '2025-02-28', null],
    ['born on 29 February, the day after', '2000-02-29', '2025-03-01', tooOld],
    ['a hundred years old', '1926-01-01', '2026-12-31', tooOld],
    ['born today', '2026-11-21', '2026-12-31', null],
    ['born tomorrow', '2026-11-22', '2026-12-31', notYetBorn],
  ])('%s', (_, born, deadline, issue) => {
    expect(birthIssue(born, deadline, '2026-11-21')).toBe(issue);
  });
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('ageOn', () => {
  it('counts birthdays up to the day', () => {
    fc.assert(
      fc.property(days, days, (born, day) => {
        fc.pre(born <= day);
        let birthdays = 0;
        while (`${Number(born.slice(0, 4)) + birthdays + 1}${born.slice(4)}` <= day) birthdays += 1;
        expect(ageOn(day, born)).toBe(birthdays);
      }),
    );
  });

  it('never decreases, and alone decides the limit', () => {
    fc.assert(
      fc.property(days, days, days, (born, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        expect(ageOn(early, born)).toBeLessThanOrEqual(ageOn(late, born));
        fc.pre(born <= early);
        expect(birthIssue(born, late, early) === null).toBe(ageOn(late, born) < ageLimit);
      }),
    );
  });
});
