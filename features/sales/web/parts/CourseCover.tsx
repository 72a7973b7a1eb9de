/** A course's picture, or a hall with rows of seats around its category's character where it has none. */
import { Cover } from '@platform/web/list/Cover.tsx';
import type { CourseCategory, SalesCourse } from '../../contract/course.ts';
import classes from './CourseCover.module.css';

const characters: Readonly<Record<CourseCategory, string>> = {
  programming: '码',
  design: '意',
  business: '商',
  language: '言',
};

function Hall({ category }: { category: CourseCategory }) {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={classes['hall']}
      data-category={category}
      aria-hidden="true"
    >
      <path d="M160 0v34M160 106v94" />
      {/* Dotted lines: each dot is a seat. */}
      {[84, 112, 140, 168, 196].map((radius) => (
        <circle key={radius} cx="160" cy="40" r={radius} />
      ))}
      <rect x="124" y="34" width="72" height="72" />
      <text x="160" y="86" textAnchor="middle" data-verbatim>
        {characters[category]}
      </text>
    </svg>
  );
}

interface CourseCoverProps {
  course: Pick<SalesCourse, 'image' | 'imageSizes' | 'category' | 'status'>;
  sizes: string;
  eager?: boolean;
}

export function CourseCover({ course, ...props }: CourseCoverProps) {
  const { image, imageSizes, category, status } = course;
  const srcSet = imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <Cover src={image} srcSet={srcSet} width={480} height={300} faded={status === 'ended'} {...props}>
      <Hall category={category} />
    </Cover>
  );
}
