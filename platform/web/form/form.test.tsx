// @vitest-environment happy-dom
import { endpoint } from '@platform/contract/endpoint';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { notices } from '../notices.ts';
import { done, fakeServer, refused, withTheme } from '../render.fixture.tsx';
import { CommandForm, useCommandForm } from './CommandForm.tsx';

const makeThing = endpoint({
  name: 'makeThing',
  summary: 'Makes a thing.',
  method: 'POST',
  path: '/things',
  access: 'anyone',
  body: z.object({
    name: z.string().min(1, '请输入名称'),
    kind: z.enum(['tea', 'silk']),
    size: z.enum(['small', 'large']),
    secret: z.string(),
    note: z.string().max(20),
    isNew: z.boolean(),
  }),
  data: z.object({}),
});

const fields = {
  name: { label: '名称', required: true },
  kind: {
    label: '门类',
    kind: 'select',
    options: [
      { value: 'tea', label: '茶' },
      { value: 'silk', label: '丝' },
    ],
  },
  size: {
    label: '大小',
    kind: 'radio',
    options: [
      { value: 'small', label: '小' },
      { value: 'large', label: '大' },
    ],
  },
  secret: { label: '口令', kind: 'password' },
  note: { label: '备注', kind: 'longText' },
  isNew: { label: '新品', kind: 'flag', description: '列在最前' },
} as const;

const values = { name: '', kind: 'tea', size: 'small', secret: '', note: '', isNew: false } as const;

function Form() {
  const state = useCommandForm(makeThing, values as z.input<typeof makeThing.body>, {
    errorFields: { NAME_TAKEN: 'name' },
    success: '已保存',
    onSuccess: (_, { reset }) => reset(),
  });
  return <CommandForm {...state} fields={fields} action="保存" />;
}

const success = vi.spyOn(notices, 'success').mockImplementation(() => {});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });

it('sends what each kind of field holds, and says that it is done', async () => {
  const calls = fakeServer(done({}));
  render(withTheme(<Form />));
  await userEvent.type(name(), '壶');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '门类' }), '丝');
  await userEvent.click(screen.getByRole('radio', { name: '大' }));
  await userEvent.type(screen.getByLabelText('口令'), '芝麻');
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '旧藏');
  await userEvent.click(screen.getByRole('checkbox', { name: '新品' }));
  await save();
  await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('已保存'));
  expect(calls.map(({ body }) => body)).toEqual([
    { name: '壶', kind: 'silk', size: 'large', secret: '芝麻', note: '旧藏', isNew: true },
  ]);
  expect(name().value).toBe('');
});

it('sends nothing that breaks a rule, says which beside the field, and goes there', async () => {
  const calls = fakeServer(done({}));
  render(withTheme(<Form />));
  await save();
  expect(await screen.findByText('请输入名称')).toBeDefined();
  expect(document.activeElement).toBe(name());
  expect(calls).toEqual([]);
});

it('shows what the server refuses beside the field that it is about, else above the form', async () => {
  fakeServer(refused(409, 'NAME_TAKEN', '名称已被使用'), refused(500, 'INTERNAL', '服务器错误'));
  render(withTheme(<Form />));
  await userEvent.type(name(), '壶');
  await save();
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('名称已被使用')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(name().value).toBe('壶');
});
