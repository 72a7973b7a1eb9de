/** The video of a lesson: begins where the member stopped, reports the progress, and goes on with the next lesson. */
import { Skeleton } from '@mantine/core';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { NextLesson } from './NextLesson.tsx';
import { type Learning, type LearningLesson, type Start, useLessonVideo } from './queries.ts';
import type { useProgress } from './useProgress.ts';

// With its controls as heavy as the page.
const Player = lazyPart(() => import('../player/Player.tsx'));

interface LessonVideoProps {
  learning: Learning;
  lesson: LearningLesson;
  /** Null begins at the remembered position. */
  start: Start | null;
  next: LearningLesson | null;
  progress: ReturnType<typeof useProgress>;
  player: RefObject<HTMLVideoElement | null>;
  onOpen: (start: Start) => void;
}

/** A position this close to the end, in seconds, begins the lesson anew. */
const endMargin = 3;

export function LessonVideo({ learning, lesson, start, next, progress, player, onOpen }: LessonVideoProps) {
  const answer = useLessonVideo(learning.courseId, lesson.id);
  const [hasEnded, setEnded] = useState(false);
  /** Where to go on with new addresses. */
  const [resume, setResume] = useState(start);
  /** Whether it has played since the addresses were renewed; without, renewing does not help. */
  const hasPlayed = useRef(true);
  const [failed, setFailed] = useState(false);
  const second = useRef(-1);

  const placeholder = (
    <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} h="auto" role="status" aria-label="正在载入视频" />
  );
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} onRetry={answer.refetch} retrying={answer.isFetching} />
    ) : (
      placeholder
    );
  if (failed)
    return (
      <ErrorState
        title="视频无法播放"
        onRetry={() => {
          setFailed(false);
          void answer.refetch();
        }}
      />
    );

  const { video, position } = answer.data;
  const remembered = progress.positionOf(lesson.id) ?? position;
  const isAtEnd = remembered > video.seconds - endMargin;
  const report = (seconds: number, now = false) =>
    progress.report({ lessonId: lesson.id, position: Math.round(seconds * 10) / 10, done: false }, now);

  return (
    <div style={{ position: 'relative' }}>
      <Suspense fallback={placeholder}>
        <Player
          ref={player}
          video={video}
          poster={learning.image}
          title={lesson.title}
          startAt={resume?.seconds ?? (isAtEnd ? 0 : remembered)}
          autoPlay={resume?.play ?? false}
          onProgress={(seconds) => {
            hasPlayed.current = true;
            // Several times a second is more than a device needs to remember.
            if (Math.floor(seconds) === second.current) return;
            second.current = Math.floor(seconds);
            setEnded(false);
            report(seconds);
          }}
          onPause={() => report(player.current?.currentTime ?? 0, true)}
          onEnded={() => {
            setEnded(true);
            report(video.seconds, true);
          }}
          onError={(seconds, wasPlaying) => {
            setResume({ lessonId: lesson.id, seconds, play: wasPlaying });
            if (!hasPlayed.current) setFailed(true);
            else void answer.refetch();
            hasPlayed.current = false;
          }}
        />
      </Suspense>
      {hasEnded && next && (
        <NextLesson
          title={next.title}
          onCancel={() => setEnded(false)}
          onPlay={() => onOpen({ lessonId: next.id, play: true })}
        />
      )}
    </div>
  );
}
