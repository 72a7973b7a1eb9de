/** Keeps a draft: in the browser at once, on the server a moment later, and in one piece when two tabs write it. */
import { ApiError } from '@platform/web/api/failure';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormField } from '../contract/form.ts';
import { type Clash, mergeForms, settleClashes } from './draft.rules.ts';
import { type DraftBox, mayLieHere, unsavedOf } from './draftBox.ts';
import { type DraftServer, type Kept, meaningOf } from './draftServer.ts';
import { changedFields, draftErrors, emptyForm, type FieldErrors, type Typed } from './form.rules.ts';

export interface DraftState {
  values: Typed;
  /** The draft as the server last said; null before it has one. */
  kept: Kept | null;
  saving: 'saved' | 'waiting' | 'saving' | 'failed' | 'clash' | 'ended';
  /** Milliseconds since 1970 of the last success. */
  savedAt: number | null;
  /** Why the last attempt failed, or why there is nothing to save any more. */
  error: ApiError | null;
  clashes: readonly Clash[];
  /** Fields taken over from another tab or device, until the next change. */
  taken: readonly FormField[];
  /** Fields that can't be saved as they are typed. */
  wrong: FieldErrors;
}

export interface DraftKeeper {
  store: StoreApi<DraftState>;
  change(field: FormField, value: string): void;
  /** Saves now. True when the server has all that is well-formed; `evenEmpty` makes a draft of an untouched form too. */
  flush(options?: { evenEmpty?: boolean }): Promise<boolean>;
  /** Someone has decided: the named fields as they are elsewhere, the others as they are here. */
  settle(theirs: ReadonlySet<FormField>): void;
  /** Whether something would be lost with the page. */
  wouldLose(): boolean;
  /** Takes in what the server has now, as after a conflict. */
  meet(kept: Kept): void;
  /** Saves by itself from now on, what was left over first. */
  start(): void;
  /** Ends all timers; nothing is saved by itself after it. */
  stop(): void;
}

interface Start {
  server: DraftServer;
  box: DraftBox;
  kept: Kept | null;
  /** What is known of the applicant; it makes no draft by itself. */
  prefill: Partial<Typed>;
}

/** Milliseconds of silence after which a change is sent, and after which a failed one is tried again. */
const pause = 1_000;
const again = 10_000;

function begin({ kept, box, prefill }: Start): DraftState {
  const theirs = kept?.form ?? emptyForm;
  const local = box.read();
  const base = { ...theirs, ...(kept ? {} : prefill) };
  const mine = { ...base, ...local?.changed };
  const merged = kept
    ? mergeForms({ ...theirs, ...local?.was }, mine, theirs)
    : { values: mine, clashes: [], taken: [] };
  return {
    ...merged,
    kept,
    saving: merged.clashes.length > 0 ? 'clash' : local ? 'waiting' : 'saved',
    savedAt: null,
    error: null,
    wrong: draftErrors(merged.values),
  };
}

export function createDraftKeeper(start: Start): DraftKeeper {
  const { server, box } = start;
  const store = createStore<DraftState>(() => begin(start));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let remembered = true;
  let stopped = true;

  const baseOf = (state: DraftState) => state.kept?.form ?? emptyForm;
  const dirty = (state = store.getState()) => changedFields(baseOf(state), state.values);
  const sendable = (state = store.getState()) => dirty(state).filter((field) => !(field in state.wrong));

  function remember(): void {
    const state = store.getState();
    remembered = box.write(unsavedOf(baseOf(state), state.values, dirty(state)));
  }

  function plan(delay: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), delay);
  }

  function meet(kept: Kept): void {
    const state = store.getState();
    const { values, clashes, taken } = mergeForms(baseOf(state), state.values, kept.form);
    const saving = clashes.length > 0 ? 'clash' : 'waiting';
    store.setState({ kept, values, clashes, taken, saving, error: null, wrong: draftErrors(values) });
    remember();
    if (saving === 'waiting') plan(0);
  }

  async function refused(error: unknown): Promise<boolean> {
    const meaning = await meaningOf(error, store.getState().kept?.id ?? null, server).catch(() => ({
      is: 'failed' as const,
    }));
    if (meaning.is === 'elsewhere') {
      meet(meaning.kept);
      return false;
    }
    if (meaning.is === 'gone') store.setState({ kept: null });
    const said = error instanceof ApiError ? error : null;
    store.setState({ saving: meaning.is === 'ended' ? 'ended' : 'failed', error: said });
    // Someone whose session is over saves on when they are back.
    if (meaning.is === 'failed' && said?.status !== 401) plan(again);
    return false;
  }

  async function send(evenEmpty: boolean): Promise<boolean> {
    const state = store.getState();
    const fields = sendable(state);
    if (fields.length === 0 && !(evenEmpty && state.kept === null)) {
      store.setState({ saving: 'saved' });
      return true;
    }
    const sent = Object.fromEntries(fields.map((field) => [field, state.values[field]]));
    store.setState({ saving: 'saving' });
    try {
      const { id, revision } = await server.save(state.kept, sent);
      const form = { ...baseOf(state), ...sent };
      store.setState({ kept: { id, revision, form }, savedAt: Date.now(), error: null });
    } catch (error) {
      return refused(error);
    }
    const more = sendable().length > 0;
    store.setState({ saving: more ? 'waiting' : 'saved' });
    remember();
    return more ? send(false) : true;
  }

  async function flush({ evenEmpty = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    const { saving } = store.getState();
    if (saving === 'clash' || saving === 'ended') return false;
    if (running) {
      const done = await running;
      return evenEmpty && done && store.getState().kept === null ? flush({ evenEmpty }) : done;
    }
    running = send(evenEmpty).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    store,
    change(field, value) {
      const state = store.getState();
      const values = { ...state.values, [field]: value };
      const wrong = draftErrors(values);
      const saving = state.saving === 'clash' || state.saving === 'ended' ? state.saving : 'waiting';
      store.setState({ values, wrong, saving, taken: [] });
      remember();
      plan(pause);
    },
    flush,
    settle(theirs) {
      const { values, clashes } = store.getState();
      const settled = settleClashes(values, clashes, theirs);
      store.setState({ values: settled, clashes: [], saving: 'waiting', wrong: draftErrors(settled) });
      remember();
      plan(0);
    },
    wouldLose: () => dirty().some((field) => !remembered || !mayLieHere(field)),
    meet,
    start() {
      stopped = false;
      if (store.getState().saving === 'waiting') plan(0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
