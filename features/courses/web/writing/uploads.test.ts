/** What an editor reads when a video is refused. */
import { expect, it } from 'vitest';
import { maxVideoBytes, mediaErrors } from '../../contract/media.ts';
import { messageOf, refusalOfFile } from './uploads.ts';

it.each([
  [{ name: 'a.MP4', type: '', size: 1 }, null],
  [{ name: 'a', type: 'video/webm', size: maxVideoBytes }, null],
  [{ name: 'a.mov', type: 'video/quicktime', size: 1 }, mediaErrors.WRONG_VIDEO_KIND.message],
  [{ name: 'a.mp4', type: 'video/mp4', size: maxVideoBytes + 1 }, mediaErrors.VIDEO_TOO_LARGE.message],
])('looks at %j before it is sent', (file, refusal) => expect(refusalOfFile(file)).toBe(refusal));

it('says what the server says, with the codec that no browser plays', () => {
  const { message } = mediaErrors.VIDEO_UNPLAYABLE;
  const body = { success: false, code: 'VIDEO_UNPLAYABLE', message, details: { codec: 'hev1' } };
  expect(messageOf(422, JSON.stringify(body))).toBe(`${message}（hev1）`);
  expect(messageOf(502, '<html>')).toBe('请求失败');
  expect(messageOf(0, null)).toBe('网络错误，请检查网络连接');
});
