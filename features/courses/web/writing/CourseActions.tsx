/** The editors' actions on a course: edit, learn as a preview, publish or take back. */
import { Button, Group } from '@mantine/core';
import { EditDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link } from 'react-router';
import type { ListedCourse } from '../../contract/course.ts';
import { courseDocuments } from '../../contract/endpoints.ts';
import { coursesPath, learnPath } from '../../contract/path.ts';
import { courseDocument } from './courseDocument.ts';

export function CourseActions({ course }: { course: Pick<ListedCourse, 'id' | 'title' | 'publishTime'> }) {
  const { id, title, publishTime } = course;
  const one = { params: { id } };
  return (
    <Group gap="xs">
      <EditDocumentLink path={coursesPath} id={id} />
      <Button component={Link} to={learnPath(id)} variant="default" aria-label={`预览课程《${title}》`}>
        预览
      </Button>
      <CommandButton
        endpoint={courseDocuments.publish}
        input={() => one}
        invalidates={courseDocument.invalidates}
        success="课程已发布"
        label="发布"
        aria-label={`发布课程《${title}》`}
        available={publishTime === null}
      />
      <CommandButton
        endpoint={courseDocuments.unpublish}
        input={() => one}
        invalidates={courseDocument.invalidates}
        success="课程已撤回为草稿"
        label="撤回"
        aria-label={`撤回课程《${title}》`}
        available={publishTime !== null}
        variant="default"
        title="撤回这门课程？"
        confirmLabel="撤回"
        cancelLabel="暂不撤回"
        destructive
      >
        撤回后《{title}》不再出现在课程列表里，也不能购买；再次发布时，发布时间从那时算起。
      </CommandButton>
    </Group>
  );
}
