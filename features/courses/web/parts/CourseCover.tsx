/** A course's picture, or ripples around its category's character where it has none. */
import { Cover } from '@platform/web/list/Cover.tsx';
import type { CourseCategory } from '../../contract/category.ts';
import type { ListedCourse } from '../../contract/course.ts';
import classes from './CourseCover.module.css';

const characters: Readonly<Record<CourseCategory, string>> = {
  traditional: '传',
  calligraphy: '书',
  music: '乐',
  literature: '文',
  history: '史',
};

function Placeholder({ category }: { category: CourseCategory }) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className={classes['placeholder']}
      aria-hidden="true"
    >
      <path d="M160 0v180" />
      {[44, 64, 88, 118, 152].map((radius) => (
        <circle key={radius} cx="160" cy="90" r={radius} />
      ))}
      <text x="160" y="104" textAnchor="middle" data-verbatim>
        {characters[category]}
      </text>
    </svg>
  );
}

interface CourseCoverProps {
  course: Pick<ListedCourse, 'image' | 'imageSizes' | 'category'>;
  sizes: string;
  alt?: string;
  eager?: boolean;
}

export function CourseCover({ course: { image, imageSizes, category }, ...props }: CourseCoverProps) {
  const srcSet = imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <Cover src={image} srcSet={srcSet} width={960} height={540} {...props}>
      <Placeholder category={category} />
    </Cover>
  );
}
