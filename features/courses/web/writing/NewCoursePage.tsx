/** /courses/new: the editor of a new course over the catalogue. */
import { page } from '@platform/web/page/page';
import { CourseEditor } from './CourseEditor.tsx';

export const handle = page({ title: '写课程', needsLogin: true });

export default CourseEditor;
