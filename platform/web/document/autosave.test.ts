import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, noResponseError } from '../api/failure.ts';
import {
  type Autosave,
  createAutosave,
  type DraftServer,
  type Refusal,
  type ServerDraft,
  type Unsaved,
  unsavedSchema,
} from './autosave.ts';
import type { DraftStorage } from './draftStorage.ts';

const names = ['name', 'email', 'subject', 'phone', 'secret'] as const;
type Name = (typeof names)[number];
type Saved = ServerDraft<Name>;
const empty = { name: '', email: '', subject: '', phone: '', secret: '' };
const id = 'one';

function memoryStorage(): DraftStorage<Unsaved<Name>> & { stored: Unsaved<Name> | null } {
  return {
    stored: null,
    read() {
      const { data } = unsavedSchema(names).safeParse(this.stored);
      return data ? { value: data, savedAt: '' } : null;
    },
    write(value) {
      this.stored = value;
      return true;
    },
    remove() {
      this.stored = null;
    },
  };
}

/** A server with one draft that can be made to fail. */
function draftServer() {
  const state = {
    saved: null as Saved | null,
    fail: null as { error: ApiError; refusal: Refusal<Name> } | null,
    saves: [] as Partial<Saved['values']>[],
  };
  const conflict = new ApiError(409, 'REVISION_CONFLICT', '');
  const server: DraftServer<Name> = {
    async save(saved, changes) {
      state.saves.push(changes);
      if (state.fail) throw state.fail.error;
      if (saved?.revision !== state.saved?.revision) throw conflict;
      const values = { ...(state.saved?.values ?? empty), ...changes };
      state.saved = { id, revision: (state.saved?.revision ?? 0) + 1, values };
      return state.saved;
    },
    async refusalOf(error) {
      if (state.fail) return state.fail.refusal;
      return error === conflict && state.saved ? { is: 'conflict', current: state.saved } : { is: 'failed' };
    },
  };
  return { state, server };
}

const offline = { error: noResponseError(), refusal: { is: 'failed' } } as const;

let opened: Autosave<Name>[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const autosave of opened) autosave.stop();
  opened = [];
  vi.useRealTimers();
});

interface Options {
  saved?: Saved | null;
  storage?: ReturnType<typeof memoryStorage>;
  prefill?: Partial<Saved['values']>;
}

function open(
  server: DraftServer<Name>,
  { saved = null, storage = memoryStorage(), prefill = {} }: Options = {},
) {
  const autosave = createAutosave<Name>({
    server,
    storage,
    saved,
    empty,
    prefill,
    isStorable: (name) => name !== 'secret',
    isEqual: (_, one, other) => one === other,
    validate: ({ email }) => (email.endsWith('@') ? { email: '邮箱不正确' } : {}),
  });
  autosave.start();
  opened.push(autosave);
  return { autosave, storage, now: () => autosave.store.getState() };
}

/** Advances the clock, and runs tasks of the next moment. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.advanceTimersByTimeAsync(1);
}

describe('saving', () => {
  it('creates no draft of prefilled texts when a field is only left', async () => {
    const { state, server } = draftServer();
    const { autosave, now } = open(server, { prefill: { name: '林知远' } });
    await autosave.flush();
    expect([state.saves, now().status]).toEqual([[], 'saved']);
    autosave.change('subject', '历史');
    await autosave.flush();
    expect(state.saves).toEqual([{ name: '林知远', subject: '历史' }]);
  });

  it('stores a change in the browser at once and sends the latest a second later', async () => {
    const { state, server } = draftServer();
    const { autosave, storage, now } = open(server);
    autosave.change('subject', '历');
    autosave.change('subject', '历史');
    expect(storage.stored?.changed).toEqual({ subject: '历史' });
    expect(now().status).toBe('waiting');
    await wait(1_000);
    expect(state.saves).toEqual([{ subject: '历史' }]);
    expect(now()).toMatchObject({ status: 'saved', saved: { id, revision: 1 } });
    expect(storage.stored).toBeNull();
  });

  it('does not save the prefill alone, and sends it with the first change', async () => {
    const { state, server } = draftServer();
    const { autosave, now } = open(server, { prefill: { name: '林知远' } });
    await wait(5_000);
    expect(now().values.name).toBe('林知远');
    expect(state.saves).toEqual([]);
    autosave.change('subject', '史');
    await wait(1_000);
    expect(state.saves).toEqual([{ name: '林知远', subject: '史' }]);
  });

  it('sends valid fields and holds back invalid ones', async () => {
    const { state, server } = draftServer();
    const { autosave, storage, now } = open(server);
    autosave.change('email', 'half@');
    autosave.change('subject', '史');
    await wait(1_000);
    expect(state.saves).toEqual([{ subject: '史' }]);
    expect(now().invalid).toHaveProperty('email');
    expect(storage.stored?.changed).toEqual({ email: 'half@' });
  });

  it('sends changes made during a save', async () => {
    const { state, server } = draftServer();
    const { autosave, now } = open(server);
    autosave.change('subject', '史');
    const saved = autosave.flush();
    autosave.change('phone', '23456789');
    expect(await saved).toBe(true);
    expect(state.saved?.values).toMatchObject({ subject: '史', phone: '23456789' });
    expect(now().status).toBe('saved');
  });

  it('never stores a field in the browser that must not be stored', async () => {
    const { state, server } = draftServer();
    const { autosave, storage } = open(server);
    autosave.change('secret', 'A1234567');
    expect(storage.stored).toBeNull();
    expect(autosave.wouldLose()).toBe(true);
    await wait(1_000);
    expect(state.saved?.values.secret).toBe('A1234567');
    expect(autosave.wouldLose()).toBe(false);
  });

  it('creates a draft of an untouched form on demand', async () => {
    const { state, server } = draftServer();
    const { autosave } = open(server);
    expect(await autosave.flush()).toBe(true);
    expect(state.saved).toBeNull();
    expect(await autosave.flush({ evenEmpty: true })).toBe(true);
    expect(state.saved).not.toBeNull();
  });
});

describe('a failed save', () => {
  it('keeps the changes in the browser and is retried', async () => {
    const { state, server } = draftServer();
    const { autosave, storage, now } = open(server);
    state.fail = offline;
    autosave.change('subject', '史');
    await wait(1_000);
    expect(now().status).toBe('failed');
    expect(storage.stored?.changed).toEqual({ subject: '史' });
    state.fail = null;
    await wait(10_000);
    expect(now().status).toBe('saved');
    expect(storage.stored).toBeNull();
  });

  it('restores unsaved changes after a reload', async () => {
    const { state, server } = draftServer();
    const storage = memoryStorage();
    const first = open(server, { storage });
    state.fail = offline;
    first.autosave.change('subject', '写了一半');
    first.autosave.stop();
    state.fail = null;
    const second = open(server, { storage });
    expect(second.now().values.subject).toBe('写了一半');
    await wait(0);
    expect(state.saved?.values.subject).toBe('写了一半');
  });

  it('is not retried when the draft is closed', async () => {
    const { state, server } = draftServer();
    const { autosave, now } = open(server);
    state.fail = { error: new ApiError(409, 'CLOSED', '不能再修改'), refusal: { is: 'closed' } };
    autosave.change('subject', '史');
    await wait(1_000);
    expect(now()).toMatchObject({ status: 'closed', error: { message: '不能再修改' } });
    await wait(60_000);
    expect(state.saves).toHaveLength(1);
  });

  it('creates the draft again after it was deleted elsewhere', async () => {
    const { state, server } = draftServer();
    const { autosave, now } = open(server);
    autosave.change('subject', '史');
    await wait(1_000);
    state.saved = null;
    state.fail = { error: new ApiError(404, 'GONE', ''), refusal: { is: 'deleted' } };
    autosave.change('phone', '23456789');
    await wait(1_000);
    expect(now()).toMatchObject({ status: 'failed', saved: null });
    state.fail = null;
    expect(await autosave.flush()).toBe(true);
    expect(state.saved).toMatchObject({ values: { subject: '史', phone: '23456789' } });
  });
});

describe('a second tab', () => {
  it('is merged where it changed other fields', async () => {
    const { state, server } = draftServer();
    const one = open(server);
    one.autosave.change('subject', '史');
    await wait(1_000);
    const two = open(server, { saved: state.saved });
    two.autosave.change('phone', '23456789');
    await wait(1_000);
    one.autosave.change('name', '3.5');
    await wait(1_000);
    expect(one.now()).toMatchObject({ status: 'saved', updatedFields: ['phone'] });
    expect(state.saved?.values).toMatchObject({ subject: '史', phone: '23456789', name: '3.5' });
  });

  it('causes a conflict where it changed the same field', async () => {
    const { state, server } = draftServer();
    const one = open(server);
    one.autosave.change('subject', '史');
    await wait(1_000);
    const two = open(server, { saved: state.saved });
    two.autosave.change('subject', '文');
    await wait(1_000);
    one.autosave.change('subject', '史学');
    await wait(1_000);
    expect(one.now()).toMatchObject({
      status: 'conflict',
      conflicts: [{ field: 'subject', mine: '史学', theirs: '文' }],
    });
    expect(await one.autosave.flush()).toBe(false);
    expect(state.saved?.values.subject).toBe('文');
    one.autosave.resolve(new Set());
    await wait(0);
    expect(state.saved?.values.subject).toBe('史学');
    expect(one.now().status).toBe('saved');
  });

  it('that created the draft first is merged', async () => {
    const { state, server } = draftServer();
    const [one, two] = [open(server), open(server)];
    one.autosave.change('subject', '史');
    await wait(1_000);
    two.autosave.change('phone', '23456789');
    await wait(1_000);
    expect(two.now()).toMatchObject({ status: 'saved', values: { subject: '史', phone: '23456789' } });
    expect(state.saved?.values).toMatchObject({ subject: '史', phone: '23456789' });
  });
});
