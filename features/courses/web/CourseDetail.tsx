/** A course: its preview beside facts and price, goals, audience, description, curriculum and reviews. */
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Title } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { RichText } from '@platform/web/richText/RichText.tsx';
import { useHasAccess } from '@platform/web/session/roles';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { courseCategoryNames } from '../contract/category.ts';
import type { Course } from '../contract/course.ts';
import { courseStaff } from '../contract/endpoints.ts';
import { coursePath } from '../contract/path.ts';
import classes from './CourseDetail.module.css';
import { formatDuration } from './duration.rules.ts';
import { Badges } from './parts/Badges.tsx';
import { Curriculum } from './parts/Curriculum.tsx';
import { EnrolAction } from './parts/EnrolAction.tsx';
import { Instructor } from './parts/Instructor.tsx';
import { type PublicVideo, Screen } from './parts/Screen.tsx';
import { Stats } from './parts/Stats.tsx';
import { Reviews } from './reviews/Reviews.tsx';

// Readers do not load it.
const CourseActions = lazyPart(async () => ({
  default: (await import('./writing/CourseActions.tsx')).CourseActions,
}));

interface CourseDetailProps {
  course: Course;
  /** 1 on the course's own page, 2 in the dialog. */
  headingOrder: 1 | 2;
}

function Points({ title, points, order }: { title: string; points: readonly string[]; order: 2 | 3 }) {
  if (points.length === 0) return null;
  return (
    <section>
      <Title order={order} size="h4">
        {title}
      </Title>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

export function CourseDetail({ course, headingOrder }: CourseDetailProps) {
  const { id, title, subtitle, category, chapters, lessons, seconds, price, originalPrice } = course;
  const [playing, setPlaying] = useState<PublicVideo | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isEditor = useHasAccess(courseStaff);
  const order = headingOrder === 1 ? 2 : 3;
  const play = (video: PublicVideo) => {
    setPlaying(video);
    screen.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['分类', courseCategoryNames[category]],
    ['内容', `${chapters} 章 · ${lessons} 课时`],
    ['时长', formatDuration(seconds)],
  ];
  return (
    <article className={classes['course']}>
      <div className={classes['top']}>
        <div ref={screen} className={classes['screen']}>
          <Screen course={course} playing={playing} onPlay={play} />
        </div>
        <div className={classes['words']}>
          <Badges course={course} />
          <Title order={headingOrder} className={classes['title'] ?? ''}>
            {title}
          </Title>
          <p className={classes['subtitle']}>{subtitle}</p>
          <Instructor course={course} size={40} />
          <Stats course={course} />
          <dl className={classes['facts']}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Price price={price} originalPrice={originalPrice} large />
          {course.publishTime !== null && <EnrolAction course={course} />}
          {isEditor && (
            <Suspense>
              <CourseActions course={course} />
            </Suspense>
          )}
          <div className={classes['share']}>
            <ShareButtons path={coursePath(id)} title={title} text={subtitle} />
          </div>
        </div>
      </div>
      <div className={classes['points']}>
        <Points title="学习目标" points={course.learningGoals} order={order} />
        <Points title="适合人群" points={course.targetAudience} order={order} />
      </div>
      <section aria-labelledby="about-course">
        <SectionHeading id="about-course" order={order}>
          课程介绍
        </SectionHeading>
        <RichText html={course.fullDescription} />
      </section>
      {course.curriculum.length > 0 && (
        <section aria-labelledby="curriculum">
          <SectionHeading id="curriculum" order={order}>
            课程目录
          </SectionHeading>
          <Curriculum curriculum={course.curriculum} onPlay={play} />
        </section>
      )}
      {course.publishTime !== null && <Reviews course={course} order={order} />}
    </article>
  );
}
