/** Queries of learning. */
import type { Data } from '@platform/contract/endpoint';
import { query } from '@platform/web/api/api';
import { useQuery } from '@tanstack/react-query';
import { getLearning, getLessonVideo, listNotes } from '../../contract/learning.ts';
import type { ProgressAnswer } from './progress.ts';

export type Learning = Data<typeof getLearning>;
export type LearningLesson = Learning['curriculum'][number]['lessons'][number];

/** Where a lesson is to begin; without a position at the one that is remembered. */
export interface Start {
  lessonId: string;
  seconds?: number;
  play: boolean;
}

export const learningQuery = (id: string) => query(getLearning, { params: { id } });
export const notesQuery = (id: string) => query(listNotes, { params: { id } });

export const useLearning = (id: string) => useQuery({ ...learningQuery(id), staleTime: 0 });
export const useNotes = (id: string) => useQuery(notesQuery(id));

/**
 * The addresses of a lesson's video. They are asked for when the lesson is opened and when the player reports an
 * error, never in the background: new addresses interrupt the video.
 */
export function useLessonVideo(id: string, lessonId: string) {
  return useQuery({
    ...query(getLessonVideo, { params: { id, lessonId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The player begins anew with every answer, also with the same addresses.
    structuralSharing: false,
  });
}

export const lessonsOf = ({ curriculum }: Learning): LearningLesson[] =>
  curriculum.flatMap(({ lessons }) => lessons);

/** The course with the progress that the server has answered. */
export function withProgress(learning: Learning, { lessons, certificates }: ProgressAnswer): Learning {
  const progress = new Map(lessons.map((one) => [one.lessonId, one]));
  return {
    ...learning,
    certificate: certificates.find(({ courseId }) => courseId === learning.courseId) ?? learning.certificate,
    curriculum: learning.curriculum.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({
        ...lesson,
        progress: progress.get(lesson.id) ?? lesson.progress,
      })),
    })),
  };
}
