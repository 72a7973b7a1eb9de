/** /courses/{id}/edit: the editor over the catalogue. */
import { page } from '@platform/web/page/page';
import { CourseEditor } from './CourseEditor.tsx';

export const handle = page({ title: '编辑课程', needsLogin: true });

export default CourseEditor;
