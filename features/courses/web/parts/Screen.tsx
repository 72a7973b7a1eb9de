/** The course's picture with a button that plays the preview; no byte of a video is loaded before. */
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Course, Video } from '../../contract/course.ts';
import { formatDuration } from '../duration.rules.ts';
import { CourseCover } from './CourseCover.tsx';
import classes from './Screen.module.css';

const VideoPlayer = lazyPart(async () => ({ default: (await import('./VideoPlayer.tsx')).VideoPlayer }));

/** A video that visitors can watch. */
export interface PublicVideo {
  title: string;
  video: Video;
}

/** The preview of a course; null without one. */
export const previewOf = ({ title, previewVideo }: Course): PublicVideo | null =>
  previewVideo && { title: `${title}的预览`, video: previewVideo };

const focus = (player: HTMLVideoElement | null) => player?.focus({ preventScroll: true });

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
      <div className={classes['screen']}>
        <Suspense fallback={<CourseCover course={course} sizes="40rem" />}>
          <VideoPlayer
            key={playing.video.address}
            video={playing.video}
            label={playing.title}
            autoPlay
            // The button that was pressed is gone.
            ref={focus}
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
