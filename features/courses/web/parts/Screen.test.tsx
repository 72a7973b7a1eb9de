// @vitest-environment happy-dom
/** The preview: nothing of a video before the button is pressed. */
import '../player/player.fixture.ts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CourseDetail } from '../CourseDetail.tsx';
import { course, fakePortal, renderFor, video } from '../courses.fixture.tsx';
// Loaded before the tests, so that they do not wait for it.
import '../player/Player.tsx';

const player = () => document.querySelector('video');
const findPlayer = (title: string) =>
  screen.findByRole('region', { name: `视频：${title}` }, { timeout: 5000 });
const open = (viewed = course) => {
  fakePortal({
    [`GET /courses/${course.id}/reviews`]: () => ({
      reviews: [],
      counts: [0, 0, 0, 0, 0],
      pagination: { current_page: 1, per_page: 10, total: 0 },
    }),
  });
  renderFor('visitor', <CourseDetail course={viewed} headingOrder={1} />);
};

it('loads no video before the preview is played', async () => {
  open();
  expect(player()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /播放预览/ }));
  await findPlayer('楷书入门的预览');
  expect(player()?.getAttribute('src')).toBe('/files/courses/preview.mp4');
});

it('plays preview lessons in the same place, and tells when one cannot be played', async () => {
  open({ ...course, previewVideo: null });
  expect(screen.queryByRole('button', { name: /播放预览/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '试看 横与竖' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '试看 坐姿与执笔' }));
  await findPlayer('坐姿与执笔');
  expect(player()?.getAttribute('src')).toBe(video('first').address);
  fireEvent.error(player() as HTMLVideoElement);
  expect(await screen.findByText('视频无法播放')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await findPlayer('坐姿与执笔')).toBeDefined();
});
