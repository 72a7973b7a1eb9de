// @vitest-environment happy-dom
import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/failure.ts';
import { withTheme } from '../render.fixture.tsx';
import { useSession } from '../session/session.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import type { DocumentType } from './fields.ts';

const values = z.object({ title: z.string().min(1, '请输入标题'), isTop: z.boolean() });
type Values = z.infer<typeof values>;
const saved = values.extend({ id: z.string(), revision: z.int() });
type Saved = z.infer<typeof saved>;

const { REVISION_CONFLICT } = errorTable({ REVISION_CONFLICT: revisionConflict('已被他人修改', saved) });
const update = vi.fn<(id: string, values: Values, revision: number) => Promise<Saved>>();
const create = vi.fn<(values: Values, key: string) => Promise<Saved>>();

const letter: DocumentType<Values, Values, Saved> = {
  name: 'letter',
  fields: { title: { label: '标题', required: true }, isTop: { kind: 'flag', label: '置顶' } },
  schema: values,
  draft: values,
  empty: { title: '', isTop: false },
  valuesOf: ({ title, isTop }) => ({ title, isTop }),
  create,
  update,
  conflict: REVISION_CONFLICT,
  invalidates: [],
};

const stored: Saved = { id: 'l1', title: '旧题', isTop: false, revision: 3 };
const theirs: Saved = { ...stored, title: '对方的题', isTop: true, revision: 4 };
const conflict = new ApiError(409, REVISION_CONFLICT.code, '已被他人修改', { current: theirs });

const onSaved = vi.fn();
type Editor = Parameters<typeof DocumentEditor<Values, Values, Saved>>[0];
const open = (of: Saved | null = stored, props: Partial<Editor> = {}) =>
  render(
    withTheme(
      <DocumentEditor
        type={letter}
        saved={of}
        labels={{ submit: '保存' }}
        {...props}
        onSaved={onSaved}
        layout={({ field }) => [field('title'), field('isTop')]}
      />,
    ),
  );
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '标题' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (text: string) => {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
};

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
describe('DocumentEditor', () => {
  it('saves over the revision that was read, and forgets the draft', async () => {
    update.mockResolvedValueOnce({ ...stored, revision: 4 });
    open();
    await write('新题');
    expect(localStorage.length).toBe(1);
    await click('保存');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledExactlyOnceWith('l1', { title: '新题', isTop: false }, 3);
    expect(localStorage.length).toBe(0);
  });

  it('creates a document once, also when the first answer was lost', async () => {
    create.mockRejectedValueOnce(new ApiError(0, 'NO_RESPONSE', '网络错误')).mockResolvedValueOnce(stored);
    open(null);
    await write('新题');
    await click('保存');
    expect((await screen.findByRole('alert')).textContent).toBe('网络错误');
    await click('保存');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]).toEqual(create.mock.calls[1]);
  });

  it('goes on with the draft of an earlier visit, and lets go of it', async () => {
    open();
    await write('写到一半');
    cleanup();
    open();
    expect(title().value).toBe('写到一半');
    expect(screen.getByRole('alert').textContent).toContain('已接着上次的草稿');
    await click('放弃草稿，回到原文');
    expect(title().value).toBe('旧题');
    expect(localStorage.length).toBe(0);
  });
});

describe('a draft', () => {
  it('is read by its writer only', async () => {
    const logIn = (id: string) =>
      useSession.setState({ userInfo: { id, username: id, email: '', full_name: '', role: 'editor' } });
    logIn('first');
    open();
    await write('只给自己看');
    cleanup();
    logIn('second');
    open();
    expect(title().value).toBe('旧题');
    cleanup();
    logIn('first');
    open();
    expect(title().value).toBe('只给自己看');
  });
});

it('publishing that fails after the text was saved goes on from there', async () => {
  const publish = vi.fn<(id: string) => Promise<Saved>>();
  publish.mockRejectedValueOnce(new ApiError(0, 'NO_RESPONSE', '网络错误')).mockResolvedValueOnce(stored);
  update.mockResolvedValueOnce(stored);
  open(stored, { type: { ...letter, publish }, labels: { submit: '保存', publish: '发布' } });
  await write('新题');
  await click('发布');
  expect((await screen.findByRole('alert')).textContent).toBe('网络错误');
  await click('发布');
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(stored, true));
  expect(update).toHaveBeenCalledOnce();
  expect(publish.mock.calls).toEqual([['l1'], ['l1']]);
});

it('a new document whose publication was refused is corrected, not created again', async () => {
  const publish = vi.fn<(id: string) => Promise<Saved>>();
  publish.mockRejectedValueOnce(new ApiError(409, 'INCOMPLETE', '还不完整')).mockResolvedValueOnce(stored);
  create.mockResolvedValueOnce({ ...stored, revision: 1 });
  update.mockResolvedValueOnce({ ...stored, revision: 2 });
  open(null, { type: { ...letter, publish }, labels: { submit: '保存', publish: '发布' } });
  await write('新题');
  await click('发布');
  expect((await screen.findByRole('alert')).textContent).toBe('还不完整');
  await write('改过的新题');
  await click('发布');
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(stored, true));
  expect(create).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledExactlyOnceWith('l1', { title: '改过的新题', isTop: false }, 1);
});

describe('after a conflict', () => {
  const meet = async () => {
    update.mockRejectedValueOnce(conflict);
    open();
    await write('我的题');
    await click('保存');
    await screen.findByRole('region', { name: '已被他人修改' });
  };

  it('shows both versions with the fields that differ', async () => {
    await meet();
    expect(screen.getByRole('article', { name: '我的版本' }).textContent).toContain('我的题置顶否');
    expect(screen.getByRole('article', { name: '对方的版本' }).textContent).toContain('对方的题置顶是');
    expect(screen.getByText(/两个版本的标题、置顶不同/)).toBeDefined();
  });

  it('keeping mine saves it over their revision', async () => {
    await meet();
    update.mockResolvedValueOnce({ ...stored, revision: 5 });
    await click('保留我的版本');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(update).toHaveBeenLastCalledWith('l1', { title: '我的题', isTop: false }, 4);
  });

  it('taking theirs can be undone', async () => {
    await meet();
    await click('采用对方的版本');
    expect(title().value).toBe('对方的题');
    await click('换回我的版本');
    expect(title().value).toBe('我的题');
    update.mockResolvedValueOnce({ ...stored, revision: 5 });
    await click('保存');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(update).toHaveBeenLastCalledWith('l1', { title: '我的题', isTop: false }, 4);
  });
});
