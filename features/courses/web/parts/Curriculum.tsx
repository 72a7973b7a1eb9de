/** The sections and lessons of a course with their minutes; preview lessons can be played. */
import { Button } from '@mantine/core';
import type { Section } from '../../contract/course.ts';
import { formatDuration } from '../duration.rules.ts';
import classes from './Curriculum.module.css';
import type { PublicVideo } from './Screen.tsx';

interface CurriculumProps {
  curriculum: readonly Section[];
  onPlay: (video: PublicVideo) => void;
}

export function Curriculum({ curriculum, onPlay }: CurriculumProps) {
  return curriculum.map(({ id, title, lessons }, index) => (
    <details key={id} className={classes['section']} open={index === 0}>
      <summary>
        <span>{title}</span>
        <small>
          {lessons.length} 课时 · {formatDuration(lessons.reduce((sum, { seconds }) => sum + seconds, 0))}
        </small>
      </summary>
      <ol>
        {lessons.map(({ id: lessonId, title: name, seconds, video }) => (
          <li key={lessonId}>
            <span>{name}</span>
            {video && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={`试看 ${name}`}
                onClick={() => onPlay({ title: name, video })}
              >
                试看
              </Button>
            )}
            <small>{formatDuration(seconds)}</small>
          </li>
        ))}
      </ol>
    </details>
  ));
}
