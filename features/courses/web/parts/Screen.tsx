/** The course's picture with a button that plays the preview; no byte of a video is loaded before. */
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Course, Video } from '../../contract/course.ts';
import { formatDuration } from '../duration.rules.ts';
import { CourseCover } from './CourseCover.tsx';
import classes from './Screen.module.css';

const Player = lazyPart(() => import('../player/Player.tsx'));

/** A video that visitors can watch. */
export interface PublicVideo {
  title: string;
  video: Video;
}

/** The preview of a course; null without one. */
export const previewOf = ({ title, previewVideo }: Course): PublicVideo | null =>
  previewVideo && { title: `${title}的预览`, video: previewVideo };

const focus = (frame: HTMLElement | null) => frame?.focus({ preventScroll: true });

interface ScreenProps {
  course: Course;
  /** What is played; null shows the picture. */
  playing: PublicVideo | null;
  onPlay: (video: PublicVideo) => void;
}

export function Screen({ course, playing, onPlay }: ScreenProps) {
  /** The address that could not be played. */
  const [failed, setFailed] = useState<string | null>(null);
  const preview = previewOf(course);
  if (playing && failed === playing.video.address)
    return <ErrorState title="视频无法播放" onRetry={() => setFailed(null)} />;
  if (playing)
    return (
      // The button that had the focus is gone.
      <div key={playing.video.address} className={classes['screen']} tabIndex={-1} ref={focus}>
        <Suspense fallback={<CourseCover course={course} sizes="40rem" />}>
          <Player
            video={playing.video}
            poster={course.image}
            title={playing.title}
            autoPlay
            onError={() => setFailed(playing.video.address)}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={classes['screen']}>
      <CourseCover
        course={course}
        alt={`${course.title}的封面`}
        sizes="(max-width: 48rem) 95vw, 40rem"
        eager
      />
      {preview && (
        <button type="button" className={classes['play']} onClick={() => onPlay(preview)}>
          <span className={classes['mark']}>
            <IconPlayerPlayFilled size={28} aria-hidden />
          </span>
          播放预览（{formatDuration(preview.video.seconds)}）
        </button>
      )}
    </div>
  );
}
