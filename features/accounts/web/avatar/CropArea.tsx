/** A picture behind a round window: dragged, pinched, or moved and zoomed by keyboard. */
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop } from '../../contract/avatar.ts';
import classes from './CropArea.module.css';
import { maxZoom, moveCrop, type Size, zoomCrop, zoomOf } from './crop.rules.ts';

interface CropAreaProps {
  /** The address of the picture. */
  address: string;
  picture: Size;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** The share of the square by which an arrow key moves it, and with Shift. */
const step = 0.02;
const longStep = 0.1;

/** The factor of + and −. */
const zoomStep = 1.1;

/** Milliseconds without a change after which a screen reader says where the square is. */
const announcementDelay = 500;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

interface Point {
  x: number;
  y: number;
}

const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export function CropArea({ address, picture, crop, onChange }: CropAreaProps) {
  const { x, y, size } = crop;
  /** The pointers that are down: one drags, two pinch. */
  const pointers = useRef(new Map<number, Point>()).current;
  const zoom = zoomOf(crop, picture);
  const description = `选取 ${size}×${size} 像素，距左边 ${x}，距上边 ${y}`;
  const [announcement] = useDebouncedValue(description, announcementDelay);

  const move = (right: number, down: number) => onChange((one) => moveCrop(one, picture, right, down));
  const zoomBy = (factor: number) => onChange((one) => zoomCrop(one, picture, zoomOf(one, picture) * factor));

  function movePointer({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void {
    const before = pointers.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, point]) => point);
    pointers.set(pointerId, now);
    const pixels = size / currentTarget.clientWidth;
    if (other) zoomBy(distanceOf(now, other) / Math.max(1, distanceOf(before, other)));
    else move((before.x - now.x) * pixels, (before.y - now.y) * pixels);
  }

  function pressKey(event: KeyboardEvent): void {
    const direction = directions[event.key];
    const factor = zooms[event.key];
    if (!direction && !factor) return;
    event.preventDefault();
    const distance = size * (event.shiftKey ? longStep : step);
    if (direction) move(direction[0] * distance, direction[1] * distance);
    else if (factor) zoomBy(factor);
  }

  const release = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  return (
    <>
      <div
        className={classes['window']}
        role="application"
        aria-label="裁剪头像"
        aria-roledescription="裁剪区域"
        aria-describedby="crop-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself.
        tabIndex={0}
        data-autofocus
        onKeyDown={pressKey}
        onPointerDown={({ pointerId, clientX, clientY, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          pointers.set(pointerId, { x: clientX, y: clientY });
        }}
        onPointerMove={movePointer}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            width: `${(picture.width / size) * 100}%`,
            left: `${(-x / size) * 100}%`,
            top: `${(-y / size) * 100}%`,
          }}
        />
      </div>
      <p id="crop-help" className={classes['help']}>
        拖动照片调整位置，双指或滑块缩放；也可用方向键移动，按 + 和 - 缩放。
      </p>
      <label className={classes['zoom']}>
        缩放
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} 倍`}
          onChange={({ currentTarget }) => zoomBy(Number(currentTarget.value) / zoom)}
        />
      </label>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
