/** The editor of a course, over the list that it was opened from. */

import { query } from '@platform/web/api/api';
import { DocumentRoute } from '@platform/web/document/DocumentRoute.tsx';
import { getStoredCourse } from '../../contract/endpoints.ts';
import { courseList } from '../list.ts';
import { CourseFields } from './CourseFields.tsx';
import { courseDocument } from './courseDocument.ts';

export function CourseEditor() {
  return (
    <DocumentRoute
      type={courseDocument}
      list={courseList}
      query={(id) => query(getStoredCourse, { params: { id } })}
      layout={(fields) => <CourseFields {...fields} />}
    />
  );
}
