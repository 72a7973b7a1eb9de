/** The open lesson beside the curriculum and the notes; on phones the player stays at the top. */
import { Tabs, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Finished } from './Finished.tsx';
import classes from './LearningView.module.css';
import { LessonActions } from './LessonActions.tsx';
import { LessonList } from './LessonList.tsx';
import { LessonVideo } from './LessonVideo.tsx';
import { Notes } from './Notes.tsx';
import { type Learning, lessonsOf, type Start } from './queries.ts';
import { useProgress } from './useProgress.ts';

interface LearningViewProps {
  learning: Learning;
  /** The lesson to open without one in the address. */
  currentLessonId: string;
}

export function LearningView({ learning, currentLessonId }: LearningViewProps) {
  const [search, setSearch] = useSearchParams();
  // The lesson that the server names changes while another one is played.
  const [first] = useState(currentLessonId);
  const [start, setStart] = useState<Start | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  const progress = useProgress(learning.courseId);
  const lessons = lessonsOf(learning);
  const lesson =
    lessons.find(({ id }) => id === search.get('lesson')) ??
    lessons.find(({ id }) => id === first) ??
    lessons[0];
  if (!lesson) return null;

  function open({ lessonId, seconds, play }: Start): void {
    if (lessonId === lesson?.id && seconds !== undefined && player.current) {
      player.current.currentTime = seconds;
      player.current.focus();
      return;
    }
    setStart({ lessonId, play, ...(seconds === undefined ? {} : { seconds }) });
    setSearch({ lesson: lessonId }, { preventScrollReset: true });
  }

  const next = lessons[lessons.indexOf(lesson) + 1] ?? null;
  return (
    <div className={classes['layout']}>
      <div className={classes['video']}>
        <LessonVideo
          key={lesson.id}
          learning={learning}
          lesson={lesson}
          start={start?.lessonId === lesson.id ? start : null}
          next={next}
          progress={progress}
          player={player}
          onOpen={open}
        />
      </div>
      <header className={classes['head']}>
        <Finished learning={learning} />
        <p>{learning.title}</p>
        <Title order={1} size="h3">
          {lesson.title}
        </Title>
        <LessonActions lesson={lesson} next={next} progress={progress} player={player} onOpen={open} />
      </header>
      <Tabs defaultValue="lessons" keepMounted={false} className={classes['side'] ?? ''}>
        <Tabs.List grow aria-label="课程内容">
          <Tabs.Tab value="lessons">目录</Tabs.Tab>
          <Tabs.Tab value="notes">笔记</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="lessons">
          <LessonList
            learning={learning}
            openId={lesson.id}
            onOpen={(lessonId) => open({ lessonId, play: true })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <Notes
            courseId={learning.courseId}
            lessons={lessons}
            lesson={lesson}
            player={player}
            onOpen={open}
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
