/** The curriculum in the editor: sections and lessons with keys that stay while they are moved. */
import { v4 as randomKey } from 'uuid';
import { z } from 'zod';
import type { StoredCourse } from '../../contract/course.ts';

/** A chosen video with what the form shows of it. */
export const chosenMedia = z.object({ id: z.string(), name: z.string(), seconds: z.number() }).nullable();
export type ChosenMedia = z.infer<typeof chosenMedia>;

const lesson = z.object({
  key: z.string(),
  /** Missing until the lesson is saved. */
  id: z.string().optional(),
  title: z.string(),
  isPreview: z.boolean(),
  media: chosenMedia,
});
export type LessonDraft = z.infer<typeof lesson>;

const section = z.object({
  key: z.string(),
  id: z.string().optional(),
  title: z.string(),
  lessons: z.array(lesson),
});
export type SectionDraft = z.infer<typeof section>;

export const curriculumDraft = z.array(section);

export const newLesson = (): LessonDraft => ({ key: randomKey(), title: '', isPreview: false, media: null });
export const newSection = (): SectionDraft => ({ key: randomKey(), title: '', lessons: [newLesson()] });

/** The stored curriculum as the form has it. */
export const draftOf = (stored: StoredCourse['curriculum']): SectionDraft[] =>
  stored.map(({ id, title, lessons }) => ({
    key: id,
    id,
    title,
    lessons: lessons.map(({ mediaId, mediaName, seconds, ...each }) => ({
      key: each.id,
      id: each.id,
      title: each.title,
      isPreview: each.isPreview,
      media: mediaId === null ? null : { id: mediaId, name: mediaName ?? '视频', seconds },
    })),
  }));

/** What a save sends. */
export const sentOf = (sections: readonly SectionDraft[]) =>
  sections.map(({ lessons, ...each }) => ({
    ...each,
    lessons: lessons.map(({ media, ...facts }) => ({ ...facts, mediaId: media?.id ?? null })),
  }));

/** A place in the curriculum: the key of a section (of its lessons), and the index in it. */
export interface Place {
  section: string;
  index: number;
}

/** Moves a section to another index. */
export function moveSection(sections: readonly SectionDraft[], from: number, to: number): SectionDraft[] {
  const moved = sections.slice(from, from + 1);
  return sections.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/** Moves a lesson within its section or to another one. */
export function moveLesson(sections: readonly SectionDraft[], from: Place, to: Place): SectionDraft[] {
  const moved = sections.find(({ key }) => key === from.section)?.lessons[from.index];
  if (!moved) return [...sections];
  const without = changeLessons(sections, from.section, (lessons) => lessons.toSpliced(from.index, 1));
  return changeLessons(without, to.section, (lessons) => lessons.toSpliced(to.index, 0, moved));
}

/** Changes the lessons of one section. */
export const changeLessons = (
  sections: readonly SectionDraft[],
  key: string,
  change: (lessons: LessonDraft[]) => LessonDraft[],
): SectionDraft[] =>
  sections.map((each) => (each.key === key ? { ...each, lessons: change(each.lessons) } : each));

/** Changes one lesson, in whichever section it is. */
export const changeLesson = (
  sections: readonly SectionDraft[],
  key: string,
  changes: Partial<LessonDraft>,
): SectionDraft[] =>
  sections.map((each) => ({
    ...each,
    lessons: each.lessons.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  }));

/** For the comparison of two versions. */
export const curriculumText = (sections: readonly SectionDraft[]): string =>
  sections
    .map(({ title, lessons }) =>
      [
        title,
        ...lessons.map(
          (one) => `· ${one.title}${one.isPreview ? '（试看）' : ''}${one.media ? ` ${one.media.name}` : ''}`,
        ),
      ].join('\n'),
    )
    .join('\n');
