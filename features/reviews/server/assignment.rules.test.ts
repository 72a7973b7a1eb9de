/** Even assignment: complete where possible, without excluded reviewers, as even as possible. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Application, planEvenly } from './assignment.rules.ts';

const names = ['a', 'b', 'c', 'd', 'e'];

function loadsAfter(applications: readonly Application[], loads: ReadonlyMap<string, number>) {
  const after = new Map(loads);
  for (const { reviewerId } of planEvenly(applications, loads))
    after.set(reviewerId, (after.get(reviewerId) ?? 0) + 1);
  return [...after.values()];
}

const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0);

const inputs = fc
  .array(fc.record({ needed: fc.integer({ min: 1, max: 3 }), excluded: fc.subarray(names) }), {
    maxLength: 12,
  })
  .map((all) =>
    all.map(
      ({ needed, excluded }, at): Application => ({ id: `${at}`, needed, excluded: new Set(excluded) }),
    ),
  );
const initialLoads = fc
  .subarray(names, { minLength: 1 })
  .chain((some) => fc.tuple(...some.map((name) => fc.tuple(fc.constant(name), fc.nat(3)))))
  .map((entries) => new Map<string, number>(entries));

/** All assignments of one reviewer per application, by brute force; the least sum of squared loads. */
function leastSquares(applications: readonly Application[], loads: Map<string, number>): number {
  const [first, ...rest] = applications;
  if (!first) return squares([...loads.values()]);
  const open = [...loads.keys()].filter((name) => !first.excluded.has(name));
  if (open.length === 0) return leastSquares(rest, loads);
  return Math.min(
    ...open.map((name) => leastSquares(rest, new Map(loads).set(name, (loads.get(name) ?? 0) + 1))),
  );
}

describe('planEvenly', () => {
  it('assigns the requested number where possible, each reviewer once, no excluded one', () => {
    fc.assert(
      fc.property(inputs, initialLoads, (applications, loads) => {
        const plan = planEvenly(applications, loads);
        for (const { id, needed, excluded } of applications) {
          const assigned = plan
            .filter(({ applicationId }) => applicationId === id)
            .map((each) => each.reviewerId);
          const possible = [...loads.keys()].filter((name) => !excluded.has(name)).length;
          expect(assigned).toHaveLength(Math.min(needed, possible));
          expect(new Set(assigned).size).toBe(assigned.length);
          expect(assigned.some((name) => excluded.has(name))).toBe(false);
        }
      }),
    );
  });

  it('differs by at most one without exclusions and with equal initial loads', () => {
    fc.assert(
      fc.property(inputs, fc.subarray(names, { minLength: 1 }), fc.nat(5), (applications, some, load) => {
        const open = applications.map((each) => ({ ...each, excluded: new Set<string>() }));
        expect(range(loadsAfter(open, new Map(some.map((name) => [name, load]))))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is as even as possible under conflicts', () => {
    fc.assert(
      fc.property(inputs, initialLoads, (applications, loads) => {
        const few = applications.slice(0, 6).map((each) => ({ ...each, needed: 1 }));
        expect(squares(loadsAfter(few, loads))).toBe(leastSquares(few, new Map(loads)));
      }),
    );
  });

  it('balances existing loads', () => {
    const four = ['1', '2', '3', '4'].map((id) => ({ id, needed: 1, excluded: new Set<string>() }));
    const plan = planEvenly(
      four,
      new Map([
        ['busy', 4],
        ['idle', 0],
      ]),
    );
    expect(plan.every(({ reviewerId }) => reviewerId === 'idle')).toBe(true);
  });

  it('plans 3000 applications for 1000 reviewers of whom half have much to do, in less than two seconds', () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({
      id: `${at}`,
      needed: 3,
      excluded: new Set([`r${at % 1000}`, `r${(at * 7) % 1000}`]),
    }));
    const loads = new Map(Array.from({ length: 1000 }, (_, at) => [`r${at}`, at % 2 === 0 ? 0 : 30]));
    const before = process.cpuUsage();
    expect(planEvenly(many, loads)).toHaveLength(9000);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });

  it('plans a thousand applications for forty reviewers within the time limit', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      id: `${at}`,
      needed: 3,
      excluded: new Set([`r${at % 40}`]),
    }));
    const loads = new Map(Array.from({ length: 40 }, (_, at) => [`r${at}`, 0]));
    expect(range(loadsAfter(many, loads))).toBeLessThanOrEqual(1);
  });
});
