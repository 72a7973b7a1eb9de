// @vitest-environment happy-dom
import { withTheme } from '@platform/web/render.fixture.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Crop } from '../../contract/avatar.ts';
import { CropArea } from './CropArea.tsx';
import { initialCrop } from './crop.rules.ts';

const picture = { width: 700, height: 500 };
let crop: Crop;

function Field() {
  const [current, setCurrent] = useState(() => initialCrop(picture));
  crop = current;
  return <CropArea address="blob:picture" picture={picture} crop={current} onChange={setCurrent} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(withTheme(<Field />));
});
afterEach(() => vi.useRealTimers());

const area = () => screen.getByRole('application', { name: '裁剪头像' });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(area(), { key, shiftKey });

it('is moved by the arrow keys, further with Shift, and zoomed by + and −', () => {
  expect(crop).toEqual({ x: 100, y: 0, size: 500 });
  press('ArrowRight');
  expect(crop.x).toBe(110);
  press('ArrowLeft', true);
  expect(crop.x).toBe(60);
  press('+');
  expect(crop).toEqual({ x: 83, y: 23, size: 455 });
  press('ArrowDown', true);
  expect(crop.y).toBe(45);
  press('-');
  expect(crop.size).toBe(500);
  expect(press('Tab')).toBe(true);
});

it('is zoomed by the slider, which says how much', () => {
  const slider = screen.getByRole('slider', { name: '缩放' });
  fireEvent.change(slider, { target: { value: '2.5' } });
  expect(crop.size).toBe(200);
  expect(slider.getAttribute('aria-valuetext')).toBe('2.5 倍');
});

it('is dragged by one pointer and pinched by two, in pixels of the picture', () => {
  const element = area();
  Object.defineProperty(element, 'clientWidth', { value: 250 });
  element.setPointerCapture = () => {};
  const pointer = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp',
    pointerId: number,
    x: number,
    y: number,
  ) => fireEvent[type](element, { pointerId, clientX: x, clientY: y });
  pointer('pointerDown', 1, 100, 100);
  pointer('pointerMove', 1, 130, 100);
  expect(crop.x).toBe(40);
  pointer('pointerDown', 2, 130, 200);
  pointer('pointerMove', 2, 130, 300);
  expect(crop.size).toBe(250);
  pointer('pointerUp', 2, 130, 300);
  pointer('pointerUp', 1, 130, 100);
  const { x } = crop;
  pointer('pointerMove', 1, 0, 0);
  expect(crop.x).toBe(x);
});

it('says where the square is when it has come to rest', () => {
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByRole('status').textContent).toContain('距左边 100');
  act(() => void vi.advanceTimersByTime(600));
  expect(screen.getByRole('status').textContent).toBe('选取 500×500 像素，距左边 120，距上边 0');
});
