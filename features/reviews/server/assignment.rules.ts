/** Even assignment as a pure rule: the requested number of reviewers for each application, loads as equal as conflicts allow. */

/** An application that needs reviewers; `excluded` have a conflict or are assigned already. */
export interface Application {
  id: string;
  needed: number;
  excluded: ReadonlySet<string>;
}

export interface Assignment {
  applicationId: string;
  reviewerId: string;
}

interface Plan {
  loads: Map<string, number>;
  /** The reviewers of each application. */
  assigned: Map<Application, Set<string>>;
}

const isEligible = (assigned: Plan['assigned'], application: Application, reviewer: string) =>
  !application.excluded.has(reviewer) && !assigned.get(application)?.has(reviewer);

/** Assigns the least loaded eligible reviewers; applications with the fewest eligible reviewers first. */
function assignLeastLoaded(applications: readonly Application[], loads: Map<string, number>): Plan {
  const assigned = new Map(applications.map((each) => [each, new Set<string>()]));
  const names = [...loads.keys()];
  const choices = (each: Application) => names.filter((name) => !each.excluded.has(name)).length;
  for (const application of applications.toSorted((a, b) => choices(a) - choices(b))) {
    const open = names
      .filter((name) => isEligible(assigned, application, name))
      .toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0));
    for (const name of open.slice(0, application.needed)) {
      assigned.get(application)?.add(name);
      loads.set(name, (loads.get(name) ?? 0) + 1);
    }
  }
  return { loads, assigned };
}

interface Step {
  from: string;
  application: Application;
}

/** The reviewers to whom one reviewer's work can be reassigned through a chain of steps; breadth first. */
function reassignmentSteps({ loads, assigned }: Plan, start: string): Map<string, Step> {
  const steps = new Map<string, Step>();
  const queue = [start];
  for (const from of queue) {
    for (const [application, names] of assigned) {
      if (!names.has(from)) continue;
      for (const name of loads.keys()) {
        if (name === start || steps.has(name) || !isEligible(assigned, application, name)) continue;
        steps.set(name, { from, application });
        queue.push(name);
      }
    }
  }
  return steps;
}

function reassign({ loads, assigned }: Plan, steps: Map<string, Step>, start: string, end: string): void {
  loads.set(start, (loads.get(start) ?? 0) - 1);
  loads.set(end, (loads.get(end) ?? 0) + 1);
  let to = end;
  while (to !== start) {
    const step = steps.get(to);
    if (!step) return;
    assigned.get(step.application)?.delete(step.from);
    assigned.get(step.application)?.add(to);
    to = step.from;
  }
}

/** Reassigns one application to a reviewer with at least two fewer; false when none can take it. */
function improve(plan: Plan): boolean {
  const byLoad = [...plan.loads].toSorted(([, a], [, b]) => b - a);
  for (const [start, load] of byLoad) {
    const steps = reassignmentSteps(plan, start);
    const [end] = byLoad.toReversed().find(([name, endLoad]) => steps.has(name) && endLoad <= load - 2) ?? [];
    if (end === undefined) continue;
    reassign(plan, steps, start, end);
    return true;
  }
  return false;
}

/**
 * Assigns reviewers to applications, starting from their current `loads`: the least loaded first, then chains of
 * reassignments until no two loads can come closer. Without exclusions and with equal initial loads, loads differ by at
 * most one.
 */
export function planEvenly(
  applications: readonly Application[],
  loads: ReadonlyMap<string, number>,
): Assignment[] {
  const plan = assignLeastLoaded(applications, new Map(loads));
  while (improve(plan));
  return [...plan.assigned].flatMap(([{ id }, names]) =>
    [...names].map((reviewerId) => ({ applicationId: id, reviewerId })),
  );
}
