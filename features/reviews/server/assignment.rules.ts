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
  /** The reviewers of each application, and the applications of each reviewer. */
  assigned: Map<Application, Set<string>>;
  byReviewer: Map<string, Set<Application>>;
}

function assign({ loads, assigned, byReviewer }: Plan, application: Application, name: string): void {
  assigned.get(application)?.add(name);
  byReviewer.get(name)?.add(application);
  loads.set(name, (loads.get(name) ?? 0) + 1);
}

function unassign({ loads, assigned, byReviewer }: Plan, application: Application, name: string): void {
  assigned.get(application)?.delete(name);
  byReviewer.get(name)?.delete(application);
  loads.set(name, (loads.get(name) ?? 0) - 1);
}

const isEligible = ({ assigned }: Plan, application: Application, name: string) =>
  !application.excluded.has(name) && !assigned.get(application)?.has(name);

/** Assigns the least loaded eligible reviewers; applications with the fewest eligible reviewers first. */
function assignLeastLoaded(applications: readonly Application[], loads: ReadonlyMap<string, number>): Plan {
  const plan: Plan = {
    loads: new Map(loads),
    assigned: new Map(applications.map((each) => [each, new Set()])),
    byReviewer: new Map([...loads.keys()].map((name) => [name, new Set()])),
  };
  const exclusions = new Map(
    applications.map((each) => [each, [...each.excluded].filter((name) => loads.has(name)).length]),
  );
  // Reviewers by load, so that none but the least loaded are looked at.
  const byLoad: Set<string>[] = [];
  const bucket = (load: number) => (byLoad[load] ??= new Set());
  for (const [name, load] of loads) bucket(load).add(name);
  for (const application of applications.toSorted(
    (a, b) => (exclusions.get(b) ?? 0) - (exclusions.get(a) ?? 0),
  )) {
    for (const [name, load] of leastLoaded(byLoad, application)) {
      assign(plan, application, name);
      bucket(load).delete(name);
      bucket(load + 1).add(name);
    }
  }
  return plan;
}

/** The least loaded reviewers who may get an application, as many as it needs, with their loads. */
function leastLoaded(byLoad: readonly (Set<string> | undefined)[], { needed, excluded }: Application) {
  const chosen: [string, number][] = [];
  for (const [load, names] of byLoad.entries()) {
    for (const name of names ?? []) {
      if (chosen.length === needed) return chosen;
      if (!excluded.has(name)) chosen.push([name, load]);
    }
  }
  return chosen;
}

interface Step {
  from: string;
  application: Application;
}

/**
 * Searches, breadth first, a reviewer with at least two fewer to whom one reviewer's work can be reassigned through a
 * chain of steps. Without one, `end` is undefined and `steps` has everyone who can be reached.
 */
function searchChain(plan: Plan, start: string): { steps: Map<string, Step>; end: string | undefined } {
  const { loads, byReviewer } = plan;
  const limit = (loads.get(start) ?? 0) - 2;
  const steps = new Map<string, Step>();
  const unseen = new Set(loads.keys());
  unseen.delete(start);
  const queue = [start];
  for (const from of queue) {
    for (const application of byReviewer.get(from) ?? []) {
      for (const name of unseen) {
        if (!isEligible(plan, application, name)) continue;
        unseen.delete(name);
        steps.set(name, { from, application });
        if ((loads.get(name) ?? 0) <= limit) return { steps, end: name };
        queue.push(name);
      }
    }
  }
  return { steps, end: undefined };
}

function reassign(plan: Plan, steps: ReadonlyMap<string, Step>, start: string, end: string): void {
  let to = end;
  while (to !== start) {
    const step = steps.get(to);
    if (!step) return;
    unassign(plan, step.application, step.from);
    assign(plan, step.application, to);
    to = step.from;
  }
}

/** Reassigns work of the most loaded reviewers while that makes two loads closer; false when nothing changed. */
function improve(plan: Plan): boolean {
  const { loads } = plan;
  const least = Math.min(...loads.values());
  // Reviewers of whom a search from someone with no smaller load has shown that their chains end nowhere better.
  const settled = new Set<string>();
  let hasChanged = false;
  for (const [start] of [...loads].toSorted(([, a], [, b]) => b - a)) {
    while (!settled.has(start) && (loads.get(start) ?? 0) >= least + 2) {
      const { steps, end } = searchChain(plan, start);
      if (end !== undefined) {
        reassign(plan, steps, start, end);
        hasChanged = true;
        settled.clear();
        continue;
      }
      const load = loads.get(start) ?? 0;
      settled.add(start);
      for (const name of steps.keys()) if ((loads.get(name) ?? 0) <= load) settled.add(name);
    }
  }
  return hasChanged;
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
  const plan = assignLeastLoaded(applications, loads);
  while (improve(plan));
  return [...plan.assigned].flatMap(([{ id }, names]) =>
    [...names].map((reviewerId) => ({ applicationId: id, reviewerId })),
  );
}
