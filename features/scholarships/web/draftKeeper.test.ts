import { ApiError, noResponseError } from '@platform/web/api/failure';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scholarshipErrors } from '../contract/errors.ts';
import { formValues } from '../contract/form.ts';
import type { DraftBox, Unsaved } from './draftBox.ts';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { DraftServer, Kept } from './draftServer.ts';
import { emptyForm, type Typed } from './form.rules.ts';

const id = '01990000-0000-7000-8000-000000000001';

/** A box in memory. */
function memoryBox(): DraftBox & { held: Unsaved | null } {
  return {
    held: null,
    read() {
      return this.held;
    },
    write(value) {
      this.held = value;
      return true;
    },
  };
}

/** A server that keeps one draft, and can be made to fail. */
function draftServer() {
  const state = {
    kept: null as Kept | null,
    fail: null as ApiError | null,
    saves: [] as Partial<Typed>[],
  };
  const server: DraftServer = {
    async save(kept, changes) {
      state.saves.push(changes);
      if (state.fail) throw state.fail;
      const now = state.kept;
      if (now && kept === null) {
        throw refusal('ALREADY_APPLIED', { application_id: now.id, status: 'draft' });
      }
      if (now && kept && kept.revision !== now.revision) {
        const form = Object.fromEntries(
          Object.entries(now.form).map(([name, value]) => [name, value === '' ? null : value]),
        );
        const updated_at = new Date(0).toISOString();
        const current = { revision: now.revision, updated_at, form: formValues.parse(form) };
        throw refusal('REVISION_CONFLICT', { current });
      }
      state.kept = {
        id,
        revision: (now?.revision ?? 0) + 1,
        form: { ...(now?.form ?? emptyForm), ...changes },
      };
      return state.kept;
    },
    async read() {
      if (!state.kept) throw refusal('APPLICATION_NOT_FOUND');
      return state.kept;
    },
  };
  return { state, server };
}

function refusal(name: keyof typeof scholarshipErrors, details?: unknown): ApiError {
  const { status, code, message } = scholarshipErrors[name];
  return new ApiError(status, code, message, details);
}

let keepers: DraftKeeper[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const keeper of keepers) keeper.stop();
  keepers = [];
  vi.useRealTimers();
});

function open(
  server: DraftServer,
  {
    kept = null,
    box = memoryBox(),
    prefill = {},
  }: Partial<{
    kept: Kept | null;
    box: ReturnType<typeof memoryBox>;
    prefill: Partial<Typed>;
  }> = {},
) {
  const keeper = createDraftKeeper({ server, box, kept, prefill });
  keeper.start();
  keepers.push(keeper);
  return { keeper, box, now: () => keeper.store.getState() };
}

/** Lets time pass, and what was put off to the next moment happen. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.advanceTimersByTimeAsync(1);
}

describe('saving', () => {
  it('keeps a change here at once and on the server a moment later, all in one', async () => {
    const { state, server } = draftServer();
    const { keeper, box, now } = open(server);
    keeper.change('major', '历');
    keeper.change('major', '历史');
    expect(box.held?.changed).toEqual({ major: '历史' });
    expect(now().saving).toBe('waiting');
    await wait(1_000);
    expect(state.saves).toEqual([{ major: '历史' }]);
    expect(now()).toMatchObject({ saving: 'saved', kept: { id, revision: 1 } });
    expect(box.held).toBeNull();
  });

  it('makes no draft of what only the account knows, but sends it with the first change', async () => {
    const { state, server } = draftServer();
    const { keeper, now } = open(server, { prefill: { full_name: '林知远' } });
    await wait(5_000);
    expect(now().values.full_name).toBe('林知远');
    expect(state.saves).toEqual([]);
    keeper.change('major', '史');
    await wait(1_000);
    expect(state.saves).toEqual([{ full_name: '林知远', major: '史' }]);
  });

  it('sends what is well-formed and holds back what is not', async () => {
    const { state, server } = draftServer();
    const { keeper, box, now } = open(server);
    keeper.change('email', 'half@');
    keeper.change('major', '史');
    await wait(1_000);
    expect(state.saves).toEqual([{ major: '史' }]);
    expect(now().wrong).toHaveProperty('email');
    expect(box.held?.changed).toEqual({ email: 'half@' });
  });

  it('sends what was typed meanwhile', async () => {
    const { state, server } = draftServer();
    const { keeper, now } = open(server);
    keeper.change('major', '史');
    const saved = keeper.flush();
    keeper.change('phone', '23456789');
    expect(await saved).toBe(true);
    expect(state.kept?.form).toMatchObject({ major: '史', phone: '23456789' });
    expect(now().saving).toBe('saved');
  });

  it('never lays an identity number into the browser', async () => {
    const { state, server } = draftServer();
    const { keeper, box } = open(server);
    keeper.change('id_number', 'A1234567');
    expect(box.held).toBeNull();
    expect(keeper.wouldLose()).toBe(true);
    await wait(1_000);
    expect(state.kept?.form.id_number).toBe('A1234567');
    expect(keeper.wouldLose()).toBe(false);
  });

  it('makes a draft of an untouched form when asked to', async () => {
    const { state, server } = draftServer();
    const { keeper } = open(server);
    expect(await keeper.flush()).toBe(true);
    expect(state.kept).toBeNull();
    expect(await keeper.flush({ evenEmpty: true })).toBe(true);
    expect(state.kept).not.toBeNull();
  });
});

describe('failing', () => {
  it('keeps everything here and tries again by itself', async () => {
    const { state, server } = draftServer();
    const { keeper, box, now } = open(server);
    state.fail = noResponseError();
    keeper.change('major', '史');
    await wait(1_000);
    expect(now().saving).toBe('failed');
    expect(box.held?.changed).toEqual({ major: '史' });
    state.fail = null;
    await wait(10_000);
    expect(now().saving).toBe('saved');
    expect(box.held).toBeNull();
  });

  it('finds after a reload what had not been saved', async () => {
    const { state, server } = draftServer();
    const box = memoryBox();
    const first = open(server, { box });
    state.fail = noResponseError();
    first.keeper.change('personal_statement', '写了一半');
    first.keeper.stop();
    state.fail = null;
    const second = open(server, { box });
    expect(second.now().values.personal_statement).toBe('写了一半');
    await wait(0);
    expect(state.kept?.form.personal_statement).toBe('写了一半');
  });

  it('ends when it was submitted elsewhere', async () => {
    const { state, server } = draftServer();
    const { keeper, now } = open(server);
    state.fail = refusal('NOT_A_DRAFT', { status: 'submitted' });
    keeper.change('major', '史');
    await wait(1_000);
    expect(now()).toMatchObject({ saving: 'ended', error: { message: '申请已提交，不能再修改' } });
    await wait(60_000);
    expect(state.saves).toHaveLength(1);
  });

  it('begins anew when it was deleted elsewhere', async () => {
    const { state, server } = draftServer();
    const { keeper, now } = open(server);
    keeper.change('major', '史');
    await wait(1_000);
    state.kept = null;
    state.fail = refusal('APPLICATION_NOT_FOUND');
    keeper.change('phone', '23456789');
    await wait(1_000);
    expect(now()).toMatchObject({ saving: 'failed', kept: null });
    state.fail = null;
    expect(await keeper.flush()).toBe(true);
    expect(state.kept).toMatchObject({ form: { major: '史', phone: '23456789' } });
  });
});

describe('a second tab', () => {
  it('is merged when it wrote other fields', async () => {
    const { state, server } = draftServer();
    const one = open(server);
    one.keeper.change('major', '史');
    await wait(1_000);
    const two = open(server, { kept: state.kept });
    two.keeper.change('phone', '23456789');
    await wait(1_000);
    one.keeper.change('gpa', '3.5');
    await wait(1_000);
    expect(one.now()).toMatchObject({ saving: 'saved', taken: ['phone'] });
    expect(state.kept?.form).toMatchObject({ major: '史', phone: '23456789', gpa: '3.5' });
  });

  it('is asked about when it wrote the same field', async () => {
    const { state, server } = draftServer();
    const one = open(server);
    one.keeper.change('major', '史');
    await wait(1_000);
    const two = open(server, { kept: state.kept });
    two.keeper.change('major', '文');
    await wait(1_000);
    one.keeper.change('major', '史学');
    await wait(1_000);
    expect(one.now()).toMatchObject({
      saving: 'clash',
      clashes: [{ field: 'major', mine: '史学', theirs: '文' }],
    });
    expect(await one.keeper.flush()).toBe(false);
    expect(state.kept?.form.major).toBe('文');
    one.keeper.settle(new Set());
    await wait(0);
    expect(state.kept?.form.major).toBe('史学');
    expect(one.now().saving).toBe('saved');
  });

  it('that began the draft first is met', async () => {
    const { state, server } = draftServer();
    const [one, two] = [open(server), open(server)];
    one.keeper.change('major', '史');
    await wait(1_000);
    two.keeper.change('phone', '23456789');
    await wait(1_000);
    expect(two.now()).toMatchObject({ saving: 'saved', values: { major: '史', phone: '23456789' } });
    expect(state.kept?.form).toMatchObject({ major: '史', phone: '23456789' });
  });
});
