/** A course in the words of search engines (schema.org) and of share cards. */
import { siteName } from '@platform/web/page/page';
import { courseLevelNames } from '../contract/category.ts';
import type { Course } from '../contract/course.ts';
import { coursePath } from '../contract/path.ts';
import { isoDuration } from './duration.rules.ts';

/** Characters of a share card's description. */
const descriptionLength = 120;

/** Subtitle, instructor and the start of the description. */
export function summaryOf({ subtitle, instructor, instructorTitle, description }: Course): string {
  const text = `${subtitle}。主讲：${instructor}，${instructorTitle}。${description}`.replaceAll(/\s+/g, ' ');
  const characters = [...text];
  return characters.length > descriptionLength
    ? `${characters.slice(0, descriptionLength - 1).join('')}…`
    : text;
}

/** schema.org's Course. */
export function jsonLdOf(course: Course, absolute: (path: string) => string) {
  const { id, title, description, level, instructor, price, seconds, rating, reviewCount } = course;
  const { image, shareImage, learningGoals, publishTime, curriculum } = course;
  const url = absolute(coursePath(id));
  const pictures = [shareImage, image].filter((path) => path !== null).map(absolute);
  const workload = isoDuration(seconds);
  return {
    '@type': 'Course',
    name: title,
    description,
    url,
    educationalLevel: courseLevelNames[level],
    provider: { '@type': 'Organization', name: siteName, url: absolute('/') },
    ...(publishTime ? { datePublished: publishTime } : {}),
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(learningGoals.length > 0 ? { teaches: learningGoals } : {}),
    offers: {
      '@type': 'Offer',
      url,
      category: price === 0 ? 'Free' : 'Paid',
      price: price.toFixed(2),
      priceCurrency: 'CNY',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: workload,
      instructor: { '@type': 'Person', name: instructor },
    },
    syllabusSections: curriculum.map((section) => ({ '@type': 'Syllabus', name: section.title })),
    // Search engines refuse a rating without reviews.
    ...(reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }
      : {}),
  };
}
