/** /courses/{id}/learn: the lessons of a course for those who are enrolled; `lesson` names the open one. */
import { Box, Button, Container } from '@mantine/core';
import { BackLink } from '@platform/web/list/ListHead.tsx';
import { page } from '@platform/web/page/page';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link, useParams } from 'react-router';
import { courseErrors } from '../../contract/errors.ts';
import { coursePath } from '../../contract/path.ts';
import { LearningView } from './LearningView.tsx';
import { useLearning } from './queries.ts';

export const handle = page({ title: '学习课程', needsLogin: true });

export default function LearnPage() {
  const { id = '' } = useParams();
  const answer = useLearning(id);
  const toCourse = (
    <Button component={Link} to={coursePath(id)}>
      查看课程
    </Button>
  );
  return (
    <Container size="84rem" py="md" px={{ base: 0, xs: 'lg' }}>
      {answer.error?.code === courseErrors.NOT_ENROLLED.code && !answer.data ? (
        <EmptyState title={courseErrors.NOT_ENROLLED.message} action={toCourse} />
      ) : (
        <QueryState query={answer}>
          {(learning) =>
            learning.currentLessonId === null ? (
              <EmptyState title="这门课程还没有课时" action={toCourse} />
            ) : (
              <>
                <Box px={{ base: 'md', xs: 0 }}>
                  <BackLink to={coursePath(id)} label="返回课程" />
                </Box>
                <LearningView key={id} learning={learning} currentLessonId={learning.currentLessonId} />
              </>
            )
          }
        </QueryState>
      )}
    </Container>
  );
}
