/** Parts that are loaded on demand. @vitest-environment happy-dom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkTimeout } from '../api/chunk.ts';
import { withTheme } from '../render.fixture.tsx';
import { lazyPart } from './lazyPart.tsx';

const part = { default: ({ name }: { name: string }) => <p>{name}</p> };
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(load: () => Promise<typeof part>) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyPart(load);
  render(
    withTheme(
      <>
        <input aria-label="标题" defaultValue="写了一半" />
        <Suspense fallback="载入中">
          <Part name="插图" />
        </Suspense>
      </>,
    ),
  );
}

describe('lazyPart', () => {
  it('asks again for a file that fails once', async () => {
    const load = vi.fn(async () => part).mockImplementationOnce(missing);
    open(load);
    expect(await screen.findByText('插图')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that the part is missing, keeps the page, and tries again', async () => {
    const load = vi.fn(missing as () => Promise<typeof part>);
    open(load);
    expect((await screen.findByRole('alert')).textContent).toContain('这一部分没有载入');
    expect((screen.getByRole('textbox', { name: '标题' }) as HTMLInputElement).value).toBe('写了一半');
    load.mockImplementation(async () => part);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('插图')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1000);
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('这一部分没有载入'));
  });

  it('leaves other errors to the page', async () => {
    const broken = {
      default: () => {
        throw new Error('broken');
      },
    } as unknown as typeof part;
    expect(() => open(async () => broken)).not.toThrow();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });
});
