// @vitest-environment happy-dom
import { endpoint } from '@platform/contract/endpoint';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, noResponse } from '../api/failure.ts';
import { notices } from '../notices.ts';
import { done, fakeServer, refused, withTheme } from '../render.fixture.tsx';
import { CommandButton } from './CommandButton.tsx';
import { Dialog } from './Dialog.tsx';
import { QueryState } from './QueryState.tsx';

const breakThing = endpoint({
  name: 'breakThing',
  summary: 'Breaks a thing.',
  method: 'POST',
  path: '/things/breaking',
  access: 'anyone',
  body: z.object({ reason: z.string() }),
  data: z.object({}),
  idempotent: true,
});

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const success = vi.spyOn(notices, 'success').mockImplementation(() => {});
const error = vi.spyOn(notices, 'error').mockImplementation(() => {});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('CommandButton', () => {
  const onSuccess = vi.fn();
  const shared = {
    endpoint: breakThing,
    input: (reason: string) => ({ body: { reason } }),
    success: '已打破',
    onSuccess,
    label: '打破',
  };
  const question = { title: '打破它？', confirmLabel: '确认打破' };

  it('calls once for a double click, and says that it is done', async () => {
    const calls = fakeServer(done({}));
    render(withTheme(<CommandButton {...shared} {...question} />));
    await click('打破');
    expect(calls).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: '确认打破' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toHaveLength(1);
    expect(success).toHaveBeenCalledExactlyOnceWith('已打破');
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  it('shows a refusal in its question, and tries again under the same key', async () => {
    const calls = fakeServer(refused(503, 'BUSY', '稍后再试'), done({}));
    render(withTheme(<CommandButton {...shared} {...question} />));
    await click('打破');
    await click('确认打破');
    expect((await screen.findByRole('alert')).textContent).toBe('稍后再试');
    await click('确认打破');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(calls[1]).toEqual(calls[0]);
  });

  it('sends the reason, and nothing while a required one is missing', async () => {
    const calls = fakeServer(done({}));
    const reason = { label: '原因', limit: 20, required: '请输入原因' };
    render(withTheme(<CommandButton {...shared} {...question} reason={reason} />));
    await click('打破');
    await click('确认打破');
    expect(screen.getByText('请输入原因')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), ' 旧了 ');
    await click('确认打破');
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ reason: '旧了' }]));
  });

  it('without a question calls at once, and shows a refusal as a notice', async () => {
    const calls = fakeServer(refused(409, 'GONE', '已经不在'));
    render(withTheme(<CommandButton {...shared} />));
    await click('打破');
    await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('已经不在'));
    expect(calls).toHaveLength(1);
  });

  it('keeps the refusal of a conflict until its question is closed, then refreshes the page', async () => {
    const refresh = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
    fakeServer(refused(409, 'GONE', '已经不在'));
    render(withTheme(<CommandButton {...shared} {...question} invalidates={[breakThing]} />));
    await click('打破');
    await click('确认打破');
    expect((await screen.findByRole('alert')).textContent).toBe('已经不在');
    expect(refresh).not.toHaveBeenCalled();
    await click('取消');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('is not there while the command is not available', () => {
    render(withTheme(<CommandButton {...shared} available={false} />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Dialog', () => {
  function Purchase() {
    const [buying, setBuying] = useState(false);
    const [paying, setPaying] = useState(false);
    const finish = () => {
      setPaying(false);
      setBuying(false);
    };
    return (
      <>
        <button type="button" onClick={() => setBuying(true)}>
          购买
        </button>
        <Dialog opened={buying} onClose={() => setBuying(false)} title="结算">
          <button type="button" onClick={() => setPaying(true)}>
            付款
          </button>
          {paying && (
            <Dialog opened onClose={() => setPaying(false)} title="二维码">
              <button type="button" onClick={finish}>
                完成
              </button>
            </Dialog>
          )}
        </Dialog>
      </>
    );
  }
  const openBoth = async () => {
    render(withTheme(<Purchase />));
    await click('购买');
    await click('付款');
    await screen.findByRole('dialog', { name: '二维码' });
  };

  it('closes by Esc only where no other is open over it', async () => {
    await openBoth();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '二维码' })).toBeNull();
    expect(screen.getByRole('dialog', { name: '结算' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus back to its opener, also when two close at once', async () => {
    await openBoth();
    await click('完成');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('购买'));
  });
});

describe('QueryState', () => {
  const offline = new ApiError(noResponse, 'NO_RESPONSE', '网络错误');
  const open = (query: { data?: string; error?: Error }) => {
    const refetch = vi.fn();
    const answer = { data: undefined, error: null, isFetching: false, refetch, ...query };
    render(withTheme(<QueryState query={answer}>{(data) => <p>{data}</p>}</QueryState>));
    return refetch;
  };

  it('holds the places of what is loading', () => {
    open({});
    expect(screen.getByRole('status').textContent).toContain('正在加载');
  });

  it('says why there is nothing, and tries again', async () => {
    const refetch = open({ error: offline });
    expect(screen.getByRole('alert').textContent).toContain('网络错误');
    await click('重试');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps its data when a refetch fails, says that it may be out of date, and tries again', async () => {
    const refetch = open({ data: '壶', error: offline });
    expect(screen.getByText('壶')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('内容可能不是最新的');
    await click('重试');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps nothing that the server refuses to show any longer', () => {
    open({ data: '壶', error: new ApiError(404, 'NOT_FOUND', '请求的资源不存在') });
    expect(screen.queryByText('壶')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('请求的资源不存在');
  });
});
