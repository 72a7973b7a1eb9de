/** Documents that are saved over the revision that was read: the conflict error, and the three-way merge. */
import { z } from 'zod';

/**
 * The entry of a feature's error table for a save over an old revision, under the key REVISION_CONFLICT.
 * `details.current` is the version that is stored now, with its revision.
 */
export function revisionConflict<Version extends z.ZodType<{ revision: number }>>(
  message: string,
  current: Version,
) {
  return { status: 409, message, details: z.object({ current }) } as const;
}

interface ThreeVersions<T> {
  /** The version that both sides started from. */
  base: T;
  mine: T;
  theirs: T;
}

interface MergeRules<T> {
  /** Whether two values of a field are equal; `Object.is` by default. */
  isEqual?: (name: keyof T & string, one: T[keyof T], other: T[keyof T]) => boolean;
  /** Resolves fields that both sides changed; a field without a rule is a conflict. */
  resolve?: { readonly [Name in keyof T]?: (mine: T[Name], theirs: T[Name]) => T[Name] };
}

export interface MergeResult<T> {
  values: T;
  /** Fields that both sides changed differently; `values` holds mine. */
  conflicts: (keyof T & string)[];
  /** Fields that only the other side changed. */
  updatedFields: (keyof T & string)[];
}

/** Merges two versions field by field: a change of one side is taken, the rules resolve changes of both sides. */
export function mergeThreeWay<T extends object>(
  { base, mine, theirs }: ThreeVersions<T>,
  { isEqual = (_, one, other) => Object.is(one, other), resolve = {} }: MergeRules<T> = {},
): MergeResult<T> {
  const merged: MergeResult<T> = { values: { ...mine }, conflicts: [], updatedFields: [] };
  for (const name of Object.keys(theirs) as (keyof T & string)[]) {
    const rule = resolve[name];
    if (isEqual(name, mine[name], theirs[name]) || isEqual(name, theirs[name], base[name])) continue;
    if (isEqual(name, mine[name], base[name])) {
      merged.values[name] = theirs[name];
      merged.updatedFields.push(name);
    } else if (rule) merged.values[name] = rule(mine[name], theirs[name]);
    else merged.conflicts.push(name);
  }
  return merged;
}
