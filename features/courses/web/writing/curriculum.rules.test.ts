import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseTexts } from '../../contract/course.ts';
import {
  changeLesson,
  curriculumText,
  draftOf,
  moveLesson,
  moveSection,
  newSection,
  type SectionDraft,
  sentOf,
} from './curriculum.rules.ts';

const lessonOf = (key: string) => ({ key, title: key, isPreview: false, media: null });
const sections: SectionDraft[] = [
  { key: 'A', title: '甲', lessons: ['a', 'b', 'c'].map(lessonOf) },
  { key: 'B', title: '乙', lessons: ['d'].map(lessonOf) },
  { key: 'C', title: '丙', lessons: [] },
];
const orderOf = (all: readonly SectionDraft[]) =>
  all.map(({ key, lessons }) => `${key}:${lessons.map((lesson) => lesson.key).join('')}`).join(' ');

describe('moving', () => {
  it.each([
    [{ section: 'A', index: 0 }, { section: 'A', index: 2 }, 'A:bca B:d C:'],
    [{ section: 'A', index: 1 }, { section: 'B', index: 0 }, 'A:ac B:bd C:'],
    [{ section: 'B', index: 0 }, { section: 'C', index: 0 }, 'A:abc B: C:d'],
    [{ section: 'B', index: 7 }, { section: 'C', index: 0 }, 'A:abc B:d C:'],
  ])('moves a lesson from %j to %j', (from, to, order) =>
    expect(orderOf(moveLesson(sections, from, to))).toBe(order),
  );

  it('moves a section with its lessons', () =>
    expect(orderOf(moveSection(sections, 0, 2))).toBe('B:d C: A:abc'));

  it('loses no lesson', () => {
    const place = fc.record({ section: fc.constantFrom('A', 'B', 'C'), index: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place)), (moves) => {
        const moved = moves.reduce((now, [from, to]) => moveLesson(now, from, to), sections);
        const keys = moved.flatMap(({ lessons }) => lessons.map(({ key }) => key));
        expect(keys.toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

describe('what is sent', () => {
  it('names what is stored and leaves out the ids of what is new', () => {
    const [id, lessonId, mediaId] = [1, 2, 3].map((last) => `01890000-0000-7000-8000-00000000000${last}`);
    const stored = draftOf([
      {
        id: id ?? '',
        title: '甲',
        lessons: [
          {
            id: lessonId ?? '',
            title: '一',
            duration: 1,
            seconds: 60,
            isPreview: true,
            mediaId: mediaId ?? '',
            mediaName: 'a.mp4',
          },
        ],
      },
    ]);
    const added = { ...newSection(), title: '乙', lessons: [] };
    expect(courseTexts.shape.curriculum.parse(sentOf([...stored, added]))).toEqual([
      { id, title: '甲', lessons: [{ id: lessonId, title: '一', isPreview: true, mediaId }] },
      { title: '乙', lessons: [] },
    ]);
    expect(curriculumText(stored)).toBe('甲\n· 一（试看） a.mp4');
  });

  it('follows a lesson that was moved while its video was uploaded', () => {
    const moved = moveLesson(sections, { section: 'A', index: 0 }, { section: 'B', index: 1 });
    const media = { id: 'm', name: 'a.mp4', seconds: 60 };
    const [, second] = changeLesson(moved, 'a', { media });
    expect(second?.lessons[1]).toMatchObject({ key: 'a', media });
  });
});
