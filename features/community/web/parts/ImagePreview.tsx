/** The preview of a post's images: swiped, zoomed and turned by keys; the place in the series is announced. */
import { ActionIcon } from '@mantine/core';
import { useReducedMotion, useWindowEvent } from '@mantine/hooks';
import { asViewer, useViewer } from '@platform/web/session/viewer';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import type { ListedPost } from '../../contract/post.ts';
import { postQuery } from '../queries.ts';
import classes from './ImagePreview.module.css';
import { useZoom } from './useZoom.ts';

interface ImagePreviewProps {
  post: Pick<ListedPost, 'id' | 'images' | 'imageCount'>;
  start: number;
  onClose: () => void;
}

export default function ImagePreview({ post, start, onClose }: ImagePreviewProps) {
  const viewer = useViewer();
  // Lists hold the first images only.
  const isPart = post.images.length < post.imageCount;
  const { data } = useQuery({ ...asViewer(postQuery(post.id), viewer), enabled: isPart });
  const images = data?.images ?? post.images;
  const { zoom, zoomIn, zoomOut, reset, frame } = useZoom();
  const isZoomed = useRef(false);
  isZoomed.current = zoom.scale > 1;
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, watchDrag: () => !isZoomed.current });
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (!embla) return;
    const show = () => {
      setIndex(embla.selectedScrollSnap());
      reset();
    };
    embla.on('select', show);
    return () => void embla.off('select', show);
  }, [embla, reset]);

  useEffect(() => {
    if (!embla) return;
    const scroll = () => embla.scrollTo(index, reducedMotion);
    scroll();
    // The image may be among those that are still loaded.
    embla.on('reInit', scroll);
    return () => void embla.off('reInit', scroll);
  }, [embla, index, reducedMotion]);

  const step = (by: 1 | -1) => {
    setIndex((now) => Math.min(Math.max(now + by, 0), post.imageCount - 1));
    reset();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
  };
  // On the window: the focus moves into the dialog a little after it is shown.
  useWindowEvent('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const button = (label: string, Icon: typeof IconZoomIn, onClick: () => void, disabled: boolean) => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      // It keeps the focus at the end of the series.
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <Dialog opened onClose={onClose} fullScreen title="图片预览" padding="sm">
      <div className={classes['preview']}>
        <div className={classes['frame']} {...frame} data-zoomed={zoom.scale > 1 || undefined}>
          <div className={classes['viewport']} ref={viewport}>
            <div className={classes['slides']}>
              {images.map(({ id, address, thumbnail, width, height }, at) => (
                <div key={id} className={classes['slide']} aria-hidden={at !== index}>
                  <img
                    // The neighbours are loaded ahead.
                    src={Math.abs(at - index) <= 1 ? address : thumbnail}
                    width={width}
                    height={height}
                    alt={`第 ${at + 1} 张图片`}
                    draggable={false}
                    style={
                      at === index
                        ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                        : undefined
                    }
                  />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className={classes['bar']}>
          {button('上一张', IconChevronLeft, () => step(-1), index === 0)}
          {button('缩小', IconZoomOut, zoomOut, zoom.scale === 1)}
          <p role="status">
            第 {index + 1} 张，共 {post.imageCount} 张
          </p>
          {button('放大', IconZoomIn, zoomIn, false)}
          {button('下一张', IconChevronRight, () => step(1), index >= post.imageCount - 1)}
        </div>
      </div>
    </Dialog>
  );
}
