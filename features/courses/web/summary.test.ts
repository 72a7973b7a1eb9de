/** The descriptions of a course for search engines and share cards. */
import { expect, it } from 'vitest';
import { course } from './courses.fixture.tsx';
import { jsonLdOf, summaryOf } from './summary.ts';

const read = (changes: Partial<typeof course> = {}) =>
  jsonLdOf({ ...course, ...changes }, (path) => `https://site.example${path}`);

it('describes a course by schema.org', () => {
  expect(read()).toMatchObject({
    '@type': 'Course',
    url: `https://site.example/courses/${course.id}`,
    image: ['https://site.example/files/courses/a.jpg', 'https://site.example/files/courses/a.webp'],
    educationalLevel: '入门',
    offers: { category: 'Paid', price: '199.00' },
    hasCourseInstance: { courseWorkload: 'PT1H30M' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

it('has no rating without reviews, and no price for a free course', () => {
  const free = read({ price: 0, reviewCount: 0, rating: 0 });
  expect(free.offers).toMatchObject({ category: 'Free', price: '0.00' });
  expect(free).not.toHaveProperty('aggregateRating');
});

it('keeps a share card short', () => {
  expect(summaryOf(course)).toBe('从永字八法写起。主讲：沈砚秋，书法家。一笔一画，写出筋骨。');
  expect([...summaryOf({ ...course, description: '长'.repeat(300) })]).toHaveLength(120);
});
