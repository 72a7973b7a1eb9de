/** What the form of a course holds and sends. */
import { describe, expect, it } from 'vitest';
import type { StoredCourse } from '../../contract/course.ts';
import { courseDocument, titleError } from './courseDocument.ts';

const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;

const stored: StoredCourse = {
  id: id(1),
  title: '楷书入门',
  subtitle: '从永字八法写起',
  description: '一笔一画。',
  fullDescription: '<p>每周两课。</p>',
  category: 'calligraphy',
  level: 'beginner',
  instructor: '沈砚秋',
  instructorTitle: '书法家',
  instructorId: null,
  price: 199.5,
  originalPrice: null,
  isHot: true,
  previewMediaId: id(2),
  learningGoals: ['认识笔法', '写好横竖'],
  targetAudience: [],
  image: null,
  imageSizes: [],
  shareImage: null,
  coverId: null,
  curriculum: [
    {
      id: id(3),
      title: '执笔',
      lessons: [
        {
          id: id(4),
          title: '坐姿',
          duration: 1,
          seconds: 60,
          isPreview: true,
          mediaId: id(2),
          mediaName: 'a.mp4',
        },
      ],
    },
  ],
  students: 3,
  publishTime: null,
  revision: 2,
};
const values = courseDocument.valuesOf(stored);
const messagesOf = (changes: Partial<typeof values>) =>
  courseDocument.schema
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('sends a stored course as it is', () => {
  const { image: _, imageSizes: _s, shareImage: _i, coverId: _c, students: _n, ...rest } = stored;
  const { id: _id, publishTime: _t, revision: _r, curriculum: _l, ...facts } = rest;
  expect(courseDocument.schema.parse(values)).toEqual({
    ...facts,
    curriculum: [
      { id: id(3), title: '执笔', lessons: [{ id: id(4), title: '坐姿', isPreview: true, mediaId: id(2) }] },
    ],
  });
});

it('restores a draft of what the form holds', () => {
  expect(courseDocument.draft.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

describe('refusals', () => {
  const [section] = values.curriculum;
  it.each([
    [{ price: '' }, 'price', '请输入价格，免费课程填 0'],
    [{ price: '九十九' }, 'price', '请输入金额，最多两位小数'],
    [{ price: '1000000.01' }, 'price', '价格不能超过 100 万元'],
    [{ originalPrice: '1.234' }, 'originalPrice', '请输入金额，最多两位小数'],
    [{ instructorId: '沈砚秋' }, 'instructorId', '编号格式不正确'],
    [{ learningGoals: '长'.repeat(101) }, 'learningGoals', '长度不能超过 100 个字符'],
    [{ curriculum: section ? [{ ...section, title: ' ' }] : [] }, 'curriculum', '请输入章节标题'],
  ])('%j', (changes, field, message) => expect(messagesOf(changes)).toEqual([[field, message]]));

  it('names the title that is missing', () => {
    expect(titleError('lesson', '')).toBe('请输入课时标题');
    expect(titleError('section', '执笔')).toBeNull();
  });
});
