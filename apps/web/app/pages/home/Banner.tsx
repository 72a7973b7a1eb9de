/** The banner: three slides that change about one line, which stays where it is. */
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { Distance } from '../../drawings/Distance.tsx';
import { HeroAxis } from '../../drawings/HeroAxis.tsx';
import classes from './Banner.module.css';
import { Slide } from './Slide.tsx';
import { slides } from './slides.ts';
import { useRotation } from './useRotation.ts';

// The first view shows the first one; the others come when the page has been taken over.
const drawings = [
  HeroAxis,
  lazy(async () => ({ default: (await import('../../drawings/ScholarAxis.tsx')).ScholarAxis })),
  lazy(async () => ({ default: (await import('../../drawings/WorksAxis.tsx')).WorksAxis })),
] as const;

const tabId = (index: number) => `banner-tab-${index + 1}`;
const slideId = (index: number) => `banner-slide-${index + 1}`;

export function Banner() {
  const { at, playing, turning, go, toggle, frame, swiped } = useRotation(slides.length);
  const tabs = useRef<HTMLDivElement>(null);

  /** Arrow keys turn wherever the focus is; on a dot the focus goes along (ARIA practices: tabbed carousel). */
  function turn(event: KeyboardEvent): void {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: slides.length - 1 }[event.key];
    const onTab = tabs.current?.contains(document.activeElement) === true;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Home and End belong to the page, but for the dots.
    if (!onTab && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    go(to);
    if (onTab) document.getElementById(tabId((to + slides.length) % slides.length))?.focus();
  }

  return (
    <section
      className={classes['banner']}
      aria-roledescription="轮播"
      aria-label="首页横幅"
      onKeyDown={turn}
      {...frame}
    >
      <Distance className={classes['distance']} />
      <div className={classes['slides']} aria-live={turning ? 'off' : 'polite'} {...swiped}>
        {slides.map((slide, index) => {
          const Drawing = drawings[index] ?? HeroAxis;
          const drawing = <Drawing className={classes['drawing']} />;
          return (
            <Slide
              key={slide.name}
              id={slideId(index)}
              labelledBy={tabId(index)}
              slide={slide}
              shown={index === at}
              drawing={
                <div className={classes['picture']}>
                  {index === 0 ? (
                    drawing
                  ) : (
                    <ClientOnly>
                      <Suspense>{drawing}</Suspense>
                    </ClientOnly>
                  )}
                </div>
              }
            />
          );
        })}
      </div>
      <div className={classes['controls']}>
        <div ref={tabs} role="tablist" aria-label="选择横幅" className={classes['dots']}>
          {slides.map(({ name }, index) => (
            <button
              key={name}
              id={tabId(index)}
              type="button"
              role="tab"
              aria-selected={index === at}
              aria-controls={slideId(index)}
              aria-label={`第 ${index + 1} 张，共 ${slides.length} 张：${name}`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => go(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={classes['seal']}
          aria-label={playing ? '暂停轮播' : '播放轮播'}
          onClick={toggle}
        >
          {playing ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
        </button>
      </div>
    </section>
  );
}
