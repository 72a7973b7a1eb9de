/** Checks a move against a record's lifecycle. */
import type { ErrorEntry } from '@platform/contract/errors';
import type { Lifecycle, Move } from '@platform/contract/lifecycle';
import type { z } from 'zod';
import { failure } from '../http/failure.ts';

/** The state that a move leads to. Throws `illegal` with both states if the move is not allowed. */
export function assertMove<
  S extends string,
  M extends Readonly<Record<string, Move<S>>>,
  Name extends keyof M,
>(
  life: Lifecycle<S, M>,
  name: Name,
  from: S,
  illegal: ErrorEntry<string, z.ZodType>,
  circumstance?: Parameters<Lifecycle<S, M>['canMove']>[2],
): M[Name]['to'] {
  const { to } = life.moves[name] as M[Name];
  if (!life.canMove(name, from, circumstance)) throw failure(illegal, { from, to });
  return to;
}
