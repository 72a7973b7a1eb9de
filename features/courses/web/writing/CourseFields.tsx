/** The layout of a course's form: facts, price, texts, preview and curriculum. */
import { SimpleGrid, Skeleton } from '@mantine/core';
import type { DocumentFields } from '@platform/web/document/DocumentForm.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { CourseValues } from './courseDocument.ts';
import { stopUploads, useUploads } from './uploads.ts';
import { VideoField } from './VideoField.tsx';

// The library that moves its entries is not needed to see the form.
const CurriculumEditor = lazyPart(() => import('./CurriculumEditor.tsx'));

export function CourseFields({ field, values, set, errorOf, setBusy }: DocumentFields<CourseValues>) {
  const isUploading = useUploads((all) => Object.values(all).some(({ state }) => state === 'running'));
  const tell = useEffectEvent(setBusy);
  useEffect(() => tell(isUploading), [isUploading]);
  useEffect(() => stopUploads, []);
  const columns = { base: 1, xs: 2 };
  return (
    <>
      {field('title')}
      {field('subtitle')}
      <SimpleGrid cols={columns}>
        {field('category')}
        {field('level')}
        {field('price')}
        {field('originalPrice')}
        {field('instructor')}
        {field('instructorTitle')}
      </SimpleGrid>
      {field('instructorId')}
      {field('isHot')}
      {field('cover')}
      {field('description')}
      {field('fullDescription')}
      <SimpleGrid cols={columns}>
        {field('learningGoals')}
        {field('targetAudience')}
      </SimpleGrid>
      <VideoField
        target="preview"
        label="预览视频"
        isLabelled
        media={values.previewMediaId}
        error={errorOf('previewMediaId')}
        onChange={(media) => set('previewMediaId', media)}
      />
      <div data-path="curriculum" tabIndex={-1}>
        <Suspense fallback={<Skeleton h={200} />}>
          <CurriculumEditor
            sections={values.curriculum}
            error={errorOf('curriculum')}
            onChange={(sections) => set('curriculum', sections)}
          />
        </Suspense>
      </div>
    </>
  );
}
