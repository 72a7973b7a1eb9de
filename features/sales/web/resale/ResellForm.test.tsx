// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Purchase } from '../../contract/purchase.ts';
import { course, open, ownListing, purchase, purchaseId, salesServer } from '../sales.fixture.tsx';
import ResellForm from './ResellForm.tsx';

const close = vi.fn();
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const show = (mine: Purchase | null, canResell = true) =>
  open(<ResellForm course={course({ canResell })} mine={{ purchase: mine, waiting: null }} close={close} />);
const price = () => screen.getByRole('textbox', { name: /转售价格/ });
const contact = () => screen.getByRole('textbox', { name: /联系方式/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: '挂出转售' }));

it('requires a contact and a price between 110% and 150% of what was paid', async () => {
  const calls = salesServer({});
  show(purchase());
  expect(screen.getByText('¥220.00 到 ¥300.00，即购买价的 110% 到 150%')).toBeDefined();
  await submit();
  expect(screen.getByText('请填写联系方式')).toBeDefined();
  expect(screen.getByText('请填写转售价格')).toBeDefined();
  await userEvent.type(price(), '300.01');
  await submit();
  expect(await screen.findByText(/转售价格须在 220.00 到 300.00 元之间/)).toBeDefined();
  expect(calls).toEqual([]);
});

it('shows profit and bonus, keeps what is typed over a reload, and lists the seat', async () => {
  const calls = salesServer({
    [`POST /course-sales/purchases/${purchaseId}/listing`]: { data: ownListing() },
  });
  const { unmount } = show(purchase());
  await userEvent.type(price(), '265');
  await userEvent.type(contact(), '微信 walker');
  expect(screen.getByText('差价收益').nextSibling?.textContent).toBe('¥65.00');
  expect(screen.getByText(/奖励红包/).nextSibling?.textContent).toBe('¥6.00');
  expect(screen.getByText('开课后到账').nextSibling?.textContent).toBe('¥271.00');
  unmount();

  show(purchase());
  expect((price() as HTMLInputElement).value).toBe('265');
  await submit();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    {
      call: `POST /course-sales/purchases/${purchaseId}/listing`,
      body: { price: 265, description: '', contact: '微信 walker' },
    },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resaleDraft'))).toEqual([]);
});

it.each<[string, Purchase | null, boolean, string]>([
  ['the course does not allow it', purchase(), false, '该课程暂不支持转售'],
  ['the course has begun', purchase({ resaleRefusal: 'begun' }), true, '课程已开始，不能再转售'],
  ['there is no seat', null, true, '您没有这门课程可以转售的席位'],
])('says why nothing can be sold when %s', (_, mine, canResell, text) => {
  show(mine, canResell);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers to take a listed seat back', () => {
  show(purchase({ resaleRefusal: 'listed', listing: ownListing() }));
  expect(screen.getByText(/^以 ¥260.00 转售中/)).toBeDefined();
  expect(screen.getByRole('button', { name: '撤回转售' })).toBeDefined();
});
