/** The carousel of urgent announcements and those on top. */
import { Skeleton } from '@mantine/core';
import { useAutoplay } from '@platform/web/carousel/useAutoplay';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import { useImportant } from '../queries.ts';
import classes from './ImportantCarousel.module.css';
import { ImportantSlide } from './ImportantSlide.tsx';

function Carousel({ announcements }: { announcements: readonly ListedAnnouncement[] }) {
  const count = announcements.length;
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: count > 1 });
  const [at, setAt] = useState(0);
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const {
    reducedMotion,
    playing,
    running: isRunning,
    toggle,
    frame,
  } = useAutoplay({ index: at, count, next });
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
      aria-label="重要公告"
      onKeyDown={onKeyDown}
      {...frame}
    >
      <div ref={viewport} className={classes['viewport']}>
        <div className={classes['slides']} aria-live={isRunning ? 'off' : 'polite'}>
          {announcements.map((announcement, index) => (
            <ImportantSlide
              key={announcement.id}
              announcement={announcement}
              label={`第 ${index + 1} 则，共 ${count} 则`}
              isVisible={index === at}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={classes['controls']}>
          <button type="button" aria-label="上一则" onClick={() => scrollTo(at - 1)}>
            <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          </button>
          <span aria-hidden className={classes['dots']}>
            {announcements.map(({ id }, index) => (
              <i key={id} data-shown={index === at || undefined} />
            ))}
          </span>
          <button type="button" aria-label={playing ? '暂停轮播' : '播放轮播'} onClick={toggle}>
            {playing ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
          </button>
          <span className={classes['count']}>
            {at + 1} / {count}
          </span>
          <button type="button" aria-label="下一则" onClick={() => scrollTo(at + 1)}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}

/** Empty without important announcements or after a failure; the list below works without it. */
export function ImportantCarousel() {
  const { data, isPending } = useImportant();
  if (isPending) return <Skeleton className={classes['place'] ?? ''} height="15rem" radius={0} />;
  return data && data.length > 0 ? <Carousel announcements={data} /> : null;
}
