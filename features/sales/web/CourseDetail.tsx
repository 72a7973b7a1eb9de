/** A course: its picture beside facts, places and what the member can do, then goals and description. */
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Anchor, Title } from '@mantine/core';
import { useHasAccess } from '@platform/web/session/roles';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { courseEditors } from '../contract/access.ts';
import type { SalesCourse } from '../contract/course.ts';
import { managePath } from '../contract/path.ts';
import classes from './CourseDetail.module.css';
import { CourseActions } from './parts/CourseActions.tsx';
import { CourseCover } from './parts/CourseCover.tsx';
import { CourseMarks } from './parts/CourseMarks.tsx';
import { CourseTimes } from './parts/CourseTimes.tsx';
import { Places } from './parts/Places.tsx';
import type { MySales } from './queries.ts';

interface CourseDetailProps {
  course: SalesCourse;
  /** Undefined until it is loaded. */
  mine: MySales | undefined;
  headingOrder: 1 | 2;
}

export function CourseDetail({ course, mine, headingOrder }: CourseDetailProps) {
  const { id, title, subtitle, description, instructor, instructorTitle, duration } = course;
  const { price, originalPrice, learningGoals } = course;
  const isEditor = useHasAccess(courseEditors);
  const order = headingOrder === 1 ? 2 : 3;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      '讲师',
      <>
        <Verbatim key="name">{instructor}</Verbatim>，{instructorTitle}
      </>,
    ],
    ['时间', <CourseTimes key="times" course={course} />],
    ['课时', `${duration} 小时`],
    ['转售', course.canResell ? '开课前可以转售' : '该课程暂不支持转售'],
  ];
  return (
    <article className={classes['course']}>
      <div className={classes['top']}>
        <div>
          <CourseCover course={course} sizes="(max-width: 48rem) 94vw, 29rem" eager />
          <section className={classes['goals']}>
            <Title order={order} size="h4">
              学习目标
            </Title>
            <ul>
              {learningGoals.map((goal) => (
                <li key={goal}>{goal}</li>
              ))}
            </ul>
          </section>
        </div>
        <div className={classes['words']}>
          <CourseMarks course={course} />
          <Title order={headingOrder} className={classes['title'] ?? ''}>
            {title}
          </Title>
          <p className={classes['subtitle']}>{subtitle}</p>
          <dl className={classes['facts']}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Places course={course} />
          <Price price={price} originalPrice={originalPrice} large />
          <CourseActions course={course} mine={mine} />
          {isEditor && (
            <Anchor component={Link} to={`${managePath}/${id}`} size="sm">
              管理这门课程
            </Anchor>
          )}
        </div>
      </div>
      <section className={classes['about']}>
        <Title order={order} size="h4">
          课程介绍
        </Title>
        <p>{description}</p>
      </section>
    </article>
  );
}
