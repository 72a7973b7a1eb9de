/** A carousel: one slide at a time, with buttons, arrow keys, swiping and autoplay. */
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import classes from './Carousel.module.css';
import { useAutoplay } from './useAutoplay.ts';

interface CarouselProps<Item> {
  /** The accessible name. */
  label: string;
  /** The counter of the items' noun: 则, 门. */
  counter: string;
  /** At least one. */
  items: readonly Item[];
  /** The content of a slide; only one slide is `eager`, the first. */
  children: (item: Item, eager: boolean) => ReactNode;
}

export function Carousel<Item extends { id: string }>(props: CarouselProps<Item>) {
  const { label, counter, items, children } = props;
  const count = items.length;
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: count > 1 });
  const [at, setAt] = useState(0);
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const { reducedMotion, playing, running, toggle, frame } = useAutoplay({ index: at, count, next });
  const scrollTo = (to: number) => embla?.scrollTo((to + count) % count, reducedMotion);

  useEffect(() => {
    if (!embla) return;
    const show = () => setAt(embla.selectedScrollSnap());
    embla.on('select', show).on('reInit', show);
    return () => void embla.off('select', show).off('reInit', show);
  }, [embla]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    scrollTo(at + step);
  };

  return (
    <section
      className={classes['carousel']}
      aria-roledescription="轮播"
      aria-label={label}
      onKeyDown={onKeyDown}
      {...frame}
    >
      <div ref={viewport} className={classes['viewport']}>
        <div className={classes['slides']} aria-live={running ? 'off' : 'polite'}>
          {items.map((item, index) => (
            // Hidden slides are not reachable by keyboard and screen readers.
            <article
              key={item.id}
              aria-label={`第 ${index + 1} ${counter}，共 ${count} ${counter}`}
              inert={index !== at}
            >
              {children(item, index === 0)}
            </article>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={classes['controls']}>
          <button type="button" aria-label={`上一${counter}`} onClick={() => scrollTo(at - 1)}>
            <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          </button>
          <span aria-hidden className={classes['dots']}>
            {items.map(({ id }, index) => (
              <i key={id} data-current={index === at || undefined} />
            ))}
          </span>
          <button type="button" aria-label={playing ? '暂停轮播' : '播放轮播'} onClick={toggle}>
            {playing ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
          </button>
          <span className={classes['count']}>
            {at + 1} / {count}
          </span>
          <button type="button" aria-label={`下一${counter}`} onClick={() => scrollTo(at + 1)}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}
