/** The quantity field of the cart and the checkout. @vitest-environment happy-dom */
import { withTheme } from '@platform/web/render.fixture.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const warning = vi.hoisted(() => vi.fn());
vi.mock('@platform/web/notices', () => ({ notices: { warning } }));

const { QuantityStepper } = await import('./QuantityStepper.tsx');

afterEach(() => {
  vi.clearAllMocks();
});

function Line({ onRemove }: { onRemove?: () => void }) {
  const [quantity, setQuantity] = useState(3);
  return (
    <>
      <QuantityStepper
        label="青花瓶"
        value={quantity}
        max={699}
        onChange={setQuantity}
        {...(onRemove ? { onRemove } : {})}
      />
      <output>{quantity}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '青花瓶的数量' }) as HTMLInputElement;
const bought = () => screen.getByRole('status').textContent;

describe('QuantityStepper', () => {
  it('stops at the stock, and says so', async () => {
    render(withTheme(<Line />));
    await userEvent.clear(field());
    await userEvent.type(field(), '69900');
    expect([field().value, bought()]).toEqual(['699', '699']);
    expect(warning).toHaveBeenCalledWith('購買數量超過庫存');
  });

  it('shows the quantity again when it is left empty', async () => {
    render(withTheme(<Line />));
    await userEvent.clear(field());
    expect(field().value).toBe('');
    await userEvent.tab();
    expect([field().value, bought()]).toEqual(['3', '3']);
  });

  it('removes the line at 0', async () => {
    const remove = vi.fn();
    render(withTheme(<Line onRemove={remove} />));
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    expect(remove).toHaveBeenCalledOnce();
  });

  it('keeps the quantity at 0 where there is nothing to remove from', async () => {
    render(withTheme(<Line />));
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    expect([field().value, bought()]).toEqual(['3', '3']);
  });

  it('ignores what is no digit', async () => {
    render(withTheme(<Line />));
    await userEvent.clear(field());
    await userEvent.type(field(), '-1.5');
    expect([field().value, bought()]).toEqual(['15', '15']);
  });
});
