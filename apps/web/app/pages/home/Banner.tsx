/** The banner: three slides around the axis. */
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Drawing } from '../../drawings/Drawing.tsx';
import distance from '../../drawings/distance.svg';
import classes from './Banner.module.css';
import { Slide } from './Slide.tsx';
import { slides } from './slides.ts';
import { useSlides } from './useSlides.ts';

const tabId = (index: number) => `banner-tab-${index + 1}`;
const slideId = (index: number) => `banner-slide-${index + 1}`;

export function Banner() {
  const { index: current, playing, running, go, toggle, frame, swiped } = useSlides(slides.length);
  const tabs = useRef<HTMLDivElement>(null);

  /** Arrow keys change the slide; on a dot they also move the focus (ARIA practices: tabbed carousel). */
  function onKeyDown(event: KeyboardEvent): void {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: slides.length - 1 }[
      event.key
    ];
    const onTab = tabs.current?.contains(document.activeElement) === true;
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Home and End change the slide only on a dot.
    if (!onTab && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    go(target);
    if (onTab) document.getElementById(tabId((target + slides.length) % slides.length))?.focus();
  }

  return (
    <section
      className={classes['banner']}
      aria-roledescription="轮播"
      aria-label="首页横幅"
      onKeyDown={onKeyDown}
      {...frame}
    >
      <Drawing
        file={distance}
        viewBox="0 0 2400 420"
        preserveAspectRatio="xMidYMid slice"
        className={classes['distance']}
      />
      <div className={classes['slides']} aria-live={running ? 'off' : 'polite'} {...swiped}>
        {slides.map((slide, index) => {
          const drawing = (
            <Drawing file={slide.drawing} viewBox="0 0 1200 420" className={classes['drawing']} />
          );
          return (
            <Slide
              key={slide.name}
              id={slideId(index)}
              labelledBy={tabId(index)}
              slide={slide}
              isCurrent={index === current}
              drawing={
                <div className={classes['picture']}>
                  {/* The first view has the first drawing; the others are rendered after hydration. */}
                  {index === 0 ? drawing : <ClientOnly>{drawing}</ClientOnly>}
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
              aria-selected={index === current}
              aria-controls={slideId(index)}
              aria-label={`第 ${index + 1} 张，共 ${slides.length} 张：${name}`}
              tabIndex={index === current ? 0 : -1}
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
