/** The curriculum with what is done. */
import { Progress, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { learnPath } from '../../contract/path.ts';
import classes from './LessonList.module.css';
import { type Learning, type LearningLesson, lessonsOf } from './queries.ts';
import { showMoment } from './time.rules.ts';

interface LessonListProps {
  learning: Learning;
  openId: string;
  onOpen: (lesson: string) => void;
}

function Mark({ lesson, isOpen }: { lesson: LearningLesson; isOpen: boolean }) {
  const icon = { size: 18, stroke: 1.5 };
  if (lesson.progress?.done)
    return <IconCircleCheckFilled {...icon} className={classes['done']} aria-label="已学完" />;
  if (isOpen) return <IconPlayerPlayFilled {...icon} className={classes['open']} aria-label="正在学习" />;
  return <IconCircle {...icon} aria-label="未学完" />;
}

export function LessonList({ learning, openId, onOpen }: LessonListProps) {
  const lessons = lessonsOf(learning);
  const done = lessons.filter(({ progress }) => progress?.done).length;
  return (
    <nav aria-label="课程目录" className={classes['list']}>
      <Text size="sm" c="dimmed" mb={4}>
        已学完 {done} / {lessons.length} 课时
      </Text>
      <Progress
        value={(done / Math.max(lessons.length, 1)) * 100}
        color="celadon"
        size="sm"
        aria-label="学习进度"
      />
      {learning.curriculum.map((section) => (
        <section key={section.id} aria-label={section.title}>
          <h2>{section.title}</h2>
          <ol>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link
                  to={learnPath(learning.courseId, lesson.id)}
                  aria-current={lesson.id === openId ? 'true' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    if (lesson.id !== openId) onOpen(lesson.id);
                  }}
                >
                  <Mark lesson={lesson} isOpen={lesson.id === openId} />
                  <span>{lesson.title}</span>
                  <small>{showMoment(lesson.seconds)}</small>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
