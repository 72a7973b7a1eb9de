// @vitest-environment happy-dom
/** The player: its labels, captions in the script of the site, and what it tells the page. */
import './player.fixture.ts';
import { withTheme } from '@platform/web/render.fixture.tsx';
import { setConverterSource } from '@platform/web/variant/current';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { video } from '../courses.fixture.tsx';
import Player, { type PlayerProps } from './Player.tsx';

const first = video('a');

function show(props: Partial<PlayerProps> = {}) {
  const player = (changes: Partial<PlayerProps> = {}) =>
    withTheme(<Player video={first} poster={null} title="执笔" {...props} {...changes} />);
  const { rerender } = render(player());
  return (changes: Partial<PlayerProps>) => rerender(player(changes));
}
const element = () => document.querySelector('video') as HTMLVideoElement;

afterEach(() => setConverterSource(null));

it('loads nothing by itself, makes no sound, and has Chinese labels', async () => {
  show();
  expect(element().preload).toBe('none');
  expect(element().autoplay).toBe(false);
  expect(screen.getByRole('region', { name: '视频：执笔' })).toBeDefined();
  expect(await screen.findByRole('button', { name: '播放' })).toBeDefined();
  expect(screen.getByRole('button', { name: /全屏/ })).toBeDefined();
});

it('has the captions of both scripts', () => {
  show();
  const tracks = [...document.querySelectorAll('track')].map(({ srclang }) => srclang);
  expect(tracks).toEqual(['zh-Hans', 'zh-Hant-HK']);
});

it('tells the moment at an error, goes on there with new addresses, and begins where it is told', () => {
  const onError = vi.fn();
  const onProgress = vi.fn();
  const change = show({ startAt: 20, onError, onProgress });
  expect(element().currentTime).toBe(20);
  element().currentTime = 42.5;
  fireEvent.play(element());
  fireEvent.timeUpdate(element());
  expect(onProgress).toHaveBeenLastCalledWith(42.5);
  fireEvent.error(element());
  expect(onError).toHaveBeenCalledExactlyOnceWith(42.5, true);
  element().currentTime = 0;
  change({ video: { ...first, address: '/new.mp4' }, startAt: 42.5, autoPlay: true });
  expect(element().currentTime).toBe(42.5);
  expect(element().getAttribute('src')).toBe('/new.mp4');
  expect(element().autoplay).toBe(true);
});
