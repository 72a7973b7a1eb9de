// @vitest-environment happy-dom
import { endpoint } from '@platform/contract/endpoint';
import { megabyte, uploadOf } from '@platform/contract/upload';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { done, refused, withTheme } from '../render.fixture.tsx';
import { FileField } from './FileField.tsx';
import { ImageField } from './ImageField.tsx';

const sendPicture = endpoint({
  name: 'sendPicture',
  summary: 'Stores a picture.',
  method: 'POST',
  path: '/pictures',
  access: 'anyone',
  upload: uploadOf({ kinds: ['png', 'jpg'], megabytes: 1, wrongKind: '请选择图片' }),
  data: z.object({ name: z.string() }),
});

/** Requests that wait for the test to answer them. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  file = '';
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.file = (form.get('file') as File).name;
    FakeRequest.sent.push(this);
  }
  progress(share: number) {
    act(() => this.upload.onprogress?.({ loaded: share * 100, total: 100 }));
  }
  async answer({ status, body }: { status: number; body: unknown }) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onloadend());
  }
}

const sent = async (count: number) => {
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(count));
  return FakeRequest.sent[count - 1] as FakeRequest;
};
const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
};
const progress = () => screen.getByRole('progressbar', { name: '上传进度' }).getAttribute('aria-valuenow');

const onUploaded = vi.fn();
beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('FileField', () => {
  const open = () =>
    render(
      withTheme(
        <FileField endpoint={sendPicture} input={{}} label="添加" multiple onUploaded={onUploaded} />,
      ),
    );

  it('sends the chosen files one after another, with their progress', async () => {
    open();
    choose(picture('a.png'), picture('b.JPEG'));
    const first = await sent(1);
    expect(screen.getByRole('status').textContent).toContain('a.png');
    first.progress(0.4);
    expect(progress()).toBe('40');
    await first.answer(done({ name: 'a' }));
    const second = await sent(2);
    expect(second.file).toBe('b.JPEG');
    await second.answer(done({ name: 'b' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(onUploaded.mock.calls).toEqual([[{ name: 'a' }], [{ name: 'b' }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses a wrong kind and too large a file before they are sent, and sends the others', async () => {
    open();
    choose(picture('a.txt'), picture('b.png', megabyte + 1), picture('c.png'));
    await (await sent(1)).answer(done({ name: 'c' }));
    expect(FakeRequest.sent.map(({ file }) => file)).toEqual(['c.png']);
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('a.txt：请选择图片');
    expect(said).toContain('b.png：文件大小不能超过 1MB');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('sends a file again after a failure that may pass', async () => {
    open();
    choose(picture('a.png'));
    await (await sent(1)).answer(refused(503, 'BUSY', '稍后再试'));
    expect(screen.getByRole('alert').textContent).toContain('a.png：稍后再试');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await (await sent(2)).answer(done({ name: 'a' }));
    expect(onUploaded).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('asks about each file, and sends only those with an answer', async () => {
  const input = vi.fn(async ({ name }: File) => (name === 'a.png' ? null : {}));
  render(withTheme(<FileField endpoint={sendPicture} input={input} label="添加" multiple />));
  choose(picture('a.png'), picture('b.png'));
  await (await sent(1)).answer(done({ name: 'b' }));
  expect(FakeRequest.sent.map(({ file }) => file)).toEqual(['b.png']);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('ImageField', () => {
  const onRemove = vi.fn();
  const open = (image: string | null) =>
    render(
      withTheme(
        <ImageField
          endpoint={sendPicture}
          input={{}}
          label="封面"
          hint="PNG"
          alt="预览"
          image={image}
          onUploaded={onUploaded}
          onRemove={onRemove}
        />,
      ),
    );

  it('shows the picture while it is on its way, with its progress', async () => {
    open(null);
    expect(screen.queryByRole('img', { name: '预览' })).toBeNull();
    choose(picture('a.png'));
    const request = await sent(1);
    expect(screen.getByRole<HTMLImageElement>('img', { name: '预览' }).src).toMatch(/^blob:/);
    request.progress(0.5);
    expect(progress()).toBe('50');
    await request.answer(done({ name: 'a' }));
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ name: 'a' });
  });

  it('says why a picture was refused, keeps the present one, and removes it on demand', async () => {
    open('/present.png');
    choose(picture('a.gif'));
    expect(screen.getByRole('alert').textContent).toBe('请选择图片');
    choose(picture('a.png'));
    await (await sent(1)).answer(refused(415, 'WRONG_FILE_KIND', '不是图片'));
    expect(screen.getByRole('alert').textContent).toBe('不是图片');
    expect(screen.getByRole<HTMLImageElement>('img', { name: '预览' }).src).toContain('/present.png');
    await userEvent.click(screen.getByRole('button', { name: '移除图片' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
