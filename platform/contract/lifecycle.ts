/** The lifecycle of a record as data: states with labels and colours, moves with their actors, and the events of its timeline. */
import { z } from 'zod';

interface State {
  readonly label: string;
  /** The badge's colour, a name of the theme. */
  readonly color: string;
}

export interface Move<S extends string> {
  readonly from: readonly S[];
  readonly to: S;
  /** The actors who may make the move; anyone by default. */
  readonly by?: readonly string[];
  /** The circumstances in which the move is allowed; any by default. */
  readonly only?: readonly string[];
}

type ElementOf<M, Key extends string> =
  M extends Readonly<Record<Key, readonly (infer E extends string)[]>> ? E : never;

export interface StateTable<S extends string> {
  readonly states: readonly [S, ...S[]];
  /** The states as an enumeration, for contracts. */
  readonly schema: z.ZodEnum<{ [K in S]: K }>;
  readonly labels: Readonly<Record<S, string>>;
  readonly colors: Readonly<Record<S, string>>;
}

export interface Lifecycle<S extends string, M extends Readonly<Record<string, Move<S>>>>
  extends StateTable<S> {
  readonly moves: M;
  /** States that no move leaves. */
  readonly final: readonly S[];
  /** Whether the actor may ever make the move. */
  mayMove(move: keyof M, actor: ElementOf<M[keyof M], 'by'>): boolean;
  /** Whether the move is allowed from this state; a move with circumstances needs one of them. */
  canMove(move: keyof M, state: S, circumstance?: ElementOf<M[keyof M], 'only'>): boolean;
  /** The move that leads to a state; null for a state that nothing leads to. */
  moveTo(state: S): (keyof M & string) | null;
  /** Whether any move leads from one state to another. */
  connects(from: S, to: S): boolean;
}

function valuesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}

function mapped<K extends string, V, W>(record: Readonly<Record<K, V>>, map: (value: V) => W) {
  return Object.fromEntries(valuesOf(record).map(([key, value]) => [key, map(value)])) as Record<K, W>;
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): [K, ...K[]] {
  return Object.keys(record) as [K, ...K[]];
}

/** Declares states without moves, which are derived from other data. */
export function stateTable<const D extends Readonly<Record<string, State>>>(
  declaration: D,
): StateTable<keyof D & string> {
  const views: Readonly<Record<keyof D & string, State>> = declaration;
  const states = keysOf(views);
  return {
    states,
    schema: z.enum(states),
    labels: mapped(views, ({ label }) => label),
    colors: mapped(views, ({ color }) => color),
  };
}

/** Declares a lifecycle; a record begins in the first state, and only declared moves are allowed. */
export function lifecycle<
  const D extends Readonly<Record<string, State>>,
  const M extends Readonly<Record<string, Move<keyof D & string>>>,
>({ states: declaration, moves }: { states: D; moves: M }): Lifecycle<keyof D & string, M> {
  type S = keyof D & string;
  const table = stateTable(declaration);
  const moveOf = (name: keyof M): Move<S> => moves[name] as Move<S>;
  const entries = valuesOf<keyof M & string, Move<S>>(moves);
  return {
    ...table,
    moves,
    final: table.states.filter((state) => !entries.some(([, { from }]) => from.includes(state))),
    mayMove: (name, actor) => moveOf(name).by?.includes(actor) ?? true,
    canMove(name, state, circumstance) {
      const { from, only } = moveOf(name);
      const isOpen = !only || (circumstance != null && only.includes(circumstance));
      return from.includes(state) && isOpen;
    },
    moveTo: (state) => entries.find(([, { to }]) => to === state)?.[0] ?? null,
    connects: (from, to) => entries.some(([, move]) => move.to === to && move.from.includes(from)),
  };
}

/** The mark of an entry of a timeline. */
export type Tone = 'good' | 'bad' | 'plain';

interface EventView {
  readonly label: string;
  readonly tone?: Tone;
}

export interface TimelineEvents<E extends string> {
  readonly names: readonly [E, ...E[]];
  readonly schema: z.ZodEnum<{ [K in E]: K }>;
  readonly labels: Readonly<Record<E, string>>;
  readonly tones: Readonly<Record<E, Tone>>;
}

/** Declares the events of a timeline; the default tone is `plain`. */
export function timelineEvents<const D extends Readonly<Record<string, EventView>>>(
  declaration: D,
): TimelineEvents<keyof D & string> {
  const views: Readonly<Record<keyof D & string, EventView>> = declaration;
  const names = keysOf(views);
  return {
    names,
    schema: z.enum(names),
    labels: mapped(views, ({ label }) => label),
    tones: mapped(views, ({ tone = 'plain' }) => tone),
  };
}
