/** /courses/{id}: a dialog over the catalogue when opened from there, else a public page. */
import { preloadForViewer } from '@platform/web/api/preloadForViewer';
import { EntryRoute } from '@platform/web/list/EntryRoute.tsx';
import { JsonLd } from '@platform/web/page/JsonLd.tsx';
import { page } from '@platform/web/page/page';
import { Trail } from '@platform/web/page/Trail.tsx';
import { useParams } from 'react-router';
import { courseCategoryNames } from '../contract/category.ts';
import type { Course } from '../contract/course.ts';
import { coursesPath } from '../contract/path.ts';
import { CourseDetail } from './CourseDetail.tsx';
import classes from './CoursePage.module.css';
import { courseQuery, reviewsQuery, useCourse } from './queries.ts';
import { jsonLdOf, summaryOf } from './summary.ts';

const loading = preloadForViewer(({ params: { id = '' } }) => ({
  course: courseQuery(id),
  reviews: reviewsQuery(id, 1),
}));
export const loader = loading.loader;

// Drafts, which their editors see, have no reviews.
const visible = preloadForViewer(({ params: { id = '' } }) => ({ course: courseQuery(id) }));
export const clientLoader = visible.clientLoader;

export const handle = page<typeof loading>({
  title: ({ course }) => course.title,
  description: ({ course }) => summaryOf(course),
  image: ({ course }) => course.shareImage,
  hidden: ({ course }) => course.publishTime === null,
});

function CourseArticle({ course }: { course: Course }) {
  const { category, title } = course;
  return (
    <div className={classes['page']}>
      <Trail
        parents={[
          { to: coursesPath, label: '课程' },
          { to: `${coursesPath}?category=${category}`, label: courseCategoryNames[category] },
        ]}
        title={title}
      />
      <CourseDetail course={course} headingOrder={1} />
      <JsonLd describe={(absolute) => jsonLdOf(course, absolute)} />
    </div>
  );
}

export default function CoursePage() {
  const { id = '' } = useParams();
  return (
    <EntryRoute
      answer={useCourse(id)}
      title="课程详情"
      size="68rem"
      page={(course) => <CourseArticle key={id} course={course} />}
      dialog={(course) => <CourseDetail course={course} headingOrder={2} />}
    />
  );
}
