/** Autosave of a draft: in the browser at once, on the server with a delay, merged when two tabs change it. */
import { mergeThreeWay } from '@platform/contract/document';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../api/failure.ts';
import type { DraftStorage } from './draftStorage.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Changes<Name extends string> = Partial<Values<Name>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

/** A draft as it is stored on the server. */
export interface ServerDraft<Name extends string> {
  id: string;
  revision: number;
  values: Values<Name>;
}

/** The consequence of a failed save for the draft. */
export type Refusal<Name extends string> =
  /** It was changed elsewhere, or created there. */
  | { is: 'conflict'; current: ServerDraft<Name> }
  /** It can no longer be saved at all. */
  | { is: 'closed' }
  /** It was deleted elsewhere; the next save creates it again. */
  | { is: 'deleted' }
  /** The save can be retried. */
  | { is: 'failed' };

export interface DraftServer<Name extends string> {
  /** Creates the draft, or saves over the revision that was read. Throws ApiError. */
  save(saved: ServerDraft<Name> | null, changes: Changes<Name>): Promise<{ id: string; revision: number }>;
  /** Throws ApiError when a call to the server fails. */
  refusalOf(error: unknown, id: string | null): Promise<Refusal<Name>>;
}

/** A field that was changed here and elsewhere, in different ways. */
export interface FieldConflict<Name extends string> {
  field: Name;
  mine: string;
  theirs: string;
}

export interface AutosaveState<Name extends string> {
  values: Values<Name>;
  /** The draft as last read from the server; null before the first save. */
  saved: ServerDraft<Name> | null;
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'closed';
  /** Milliseconds since 1970 of the last success. */
  savedAt: number | null;
  /** Why the last attempt failed, or why the draft is closed. */
  error: ApiError | null;
  conflicts: readonly FieldConflict<Name>[];
  /** Fields with values from another tab or device, until the next change. */
  updatedFields: readonly Name[];
  /** Fields that can't be saved as they are written. */
  invalid: Errors<Name>;
}

export interface Autosave<Name extends string> {
  store: StoreApi<AutosaveState<Name>>;
  change(field: Name, value: string): void;
  /** Saves now. True when the server has all valid fields; `evenEmpty` also creates a draft of an untouched form. */
  flush(options?: { evenEmpty?: boolean }): Promise<boolean>;
  /** Resolves a conflict: the named fields take the other side's values. */
  resolve(theirs: ReadonlySet<Name>): void;
  /** Whether closing the page would lose changes. */
  wouldLose(): boolean;
  /** Merges the server's current version, as after a conflict. */
  receive(current: ServerDraft<Name>): void;
  /** Starts saving, beginning with unsaved changes of an earlier visit. */
  start(): void;
  stop(): void;
}

/** The unsaved changes, and the values of those fields on the server. */
export interface Unsaved<Name extends string> {
  was: Changes<Name>;
  changed: Changes<Name>;
}

export interface AutosaveOptions<Name extends string> {
  server: DraftServer<Name>;
  storage: DraftStorage<Unsaved<Name>>;
  saved: ServerDraft<Name> | null;
  empty: Values<Name>;
  /** Initial values of a new draft; alone they are not saved. */
  prefill: Changes<Name>;
  /** Whether a field may be stored in the browser. */
  isStorable(field: Name): boolean;
  /** Whether two values of a field mean the same. */
  isEqual(field: Name, one: string, other: string): boolean;
  /** The fields that can't be saved as they are written. */
  validate(values: Values<Name>): Errors<Name>;
}

/** Milliseconds from the last change to the save, and from a failure to the next attempt. */
const saveDelay = 1_000;
const retryDelay = 10_000;

export function unsavedSchema<Name extends string>(names: readonly Name[]): z.ZodType<Unsaved<Name>> {
  const some: z.ZodType<Changes<Name>> = z.partialRecord(z.enum(names), z.string());
  return z.object({ was: some, changed: some });
}

export function createAutosave<const Name extends string>(options: AutosaveOptions<Name>): Autosave<Name> {
  const { server, storage, empty, isStorable, isEqual, validate } = options;
  const names = Object.keys(empty) as Name[];
  const initial: Values<Name> = { ...empty, ...options.prefill };
  const store = createStore<AutosaveState<Name>>(open);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isStored = true;
  let isStopped = true;

  const baseOf = ({ saved }: AutosaveState<Name>) => saved?.values ?? empty;
  const changedFields = (state = store.getState()) =>
    names.filter((name) => baseOf(state)[name] !== state.values[name]);
  const validChanges = (state = store.getState()) =>
    changedFields(state).filter((name) => !(name in state.invalid));

  /** The state after a merge, with conflicts to resolve. */
  function merge(base: Values<Name>, mine: Values<Name>, theirs: Values<Name>) {
    const { values, conflicts, updatedFields } = mergeThreeWay({ base, mine, theirs }, { isEqual });
    const fieldConflicts = conflicts.map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
    return { values, updatedFields, conflicts: fieldConflicts, invalid: validate(values) };
  }

  function open(): AutosaveState<Name> {
    const { saved } = options;
    const unsaved = storage.read()?.value;
    const theirs = saved?.values ?? initial;
    const merged = merge(
      { ...theirs, ...(saved && unsaved?.was) },
      { ...theirs, ...unsaved?.changed },
      theirs,
    );
    const status = merged.conflicts.length > 0 ? 'conflict' : unsaved ? 'waiting' : 'saved';
    return { ...merged, saved, status, savedAt: null, error: null };
  }

  function storeChanges(): void {
    const state = store.getState();
    const fields = changedFields(state).filter(isStorable);
    const pick = (values: Values<Name>) =>
      Object.fromEntries(fields.map((name) => [name, values[name]])) as Changes<Name>;
    isStored = true;
    if (fields.length === 0) storage.remove();
    else isStored = storage.write({ was: pick(baseOf(state)), changed: pick(state.values) });
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  }

  function receive(saved: ServerDraft<Name>): void {
    const state = store.getState();
    const merged = merge(baseOf(state), state.values, saved.values);
    const status = merged.conflicts.length > 0 ? 'conflict' : 'waiting';
    store.setState({ ...merged, saved, status, error: null });
    storeChanges();
    if (status === 'waiting') schedule(0);
  }

  async function handleRefusal(error: unknown): Promise<void> {
    const failed = (): Refusal<Name> => ({ is: 'failed' });
    const id = store.getState().saved?.id ?? null;
    const refusal = await server.refusalOf(error, id).catch(failed);
    if (refusal.is === 'conflict') return receive(refusal.current);
    if (refusal.is === 'deleted') store.setState({ saved: null });
    const apiError = error instanceof ApiError ? error : null;
    store.setState({ status: refusal.is === 'closed' ? 'closed' : 'failed', error: apiError });
    // After an expired session saving continues with the next change or visit.
    if (refusal.is === 'failed' && apiError?.status !== 401) schedule(retryDelay);
  }

  async function send(evenEmpty: boolean): Promise<boolean> {
    const state = store.getState();
    const fields = validChanges(state);
    // The prefilled texts alone are no draft.
    const isUntouched = state.saved === null && names.every((name) => state.values[name] === initial[name]);
    if ((fields.length === 0 || isUntouched) && !(evenEmpty && state.saved === null)) {
      store.setState({ status: 'saved' });
      return true;
    }
    const changes = Object.fromEntries(fields.map((name) => [name, state.values[name]])) as Changes<Name>;
    store.setState({ status: 'saving' });
    try {
      const { id, revision } = await server.save(state.saved, changes);
      const values = { ...baseOf(state), ...changes };
      store.setState({ saved: { id, revision, values }, savedAt: Date.now(), error: null });
    } catch (error) {
      await handleRefusal(error);
      return false;
    }
    const hasMore = validChanges().length > 0;
    store.setState({ status: hasMore ? 'waiting' : 'saved' });
    storeChanges();
    return hasMore ? send(false) : true;
  }

  async function flush({ evenEmpty = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    const { status } = store.getState();
    if (status === 'conflict' || status === 'closed') return false;
    if (running) {
      const done = await running;
      return evenEmpty && done && store.getState().saved === null ? flush({ evenEmpty }) : done;
    }
    running = send(evenEmpty).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    store,
    flush,
    receive,
    change(field, value) {
      const state = store.getState();
      const values = { ...state.values, [field]: value };
      const status = state.status === 'conflict' || state.status === 'closed' ? state.status : 'waiting';
      store.setState({ values, status, invalid: validate(values), updatedFields: [] });
      storeChanges();
      schedule(saveDelay);
    },
    resolve(theirs) {
      const { values: mine, conflicts } = store.getState();
      const theirConflicts = conflicts.filter(({ field }) => theirs.has(field));
      const values = { ...mine, ...Object.fromEntries(theirConflicts.map((one) => [one.field, one.theirs])) };
      store.setState({ values, conflicts: [], status: 'waiting', invalid: validate(values) });
      storeChanges();
      schedule(0);
    },
    wouldLose: () => changedFields().some((name) => !isStored || !isStorable(name)),
    start() {
      isStopped = false;
      if (store.getState().status === 'waiting') schedule(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
