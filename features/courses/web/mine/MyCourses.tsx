/** The courses that the member takes, with progress, the way back into the lesson, and the certificate. */
import { Anchor, Button, Group } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { Link } from 'react-router';
import { certificatePath, learnPath } from '../../contract/path.ts';
import { learnLabel } from '../labels.ts';
import { type CourseListView, courseList } from '../list.ts';
import { CourseGrid } from '../parts/CourseGrid.tsx';
import { LearningBar } from './LearningBar.tsx';
import classes from './MyCourses.module.css';
import { useMyCourses } from './queries.ts';

export default function MyCourses({ view }: { view: CourseListView }) {
  return (
    <>
      <FieldLinks view={view} field="state" variant="chips" />
      <ListPanel
        view={view}
        answer={useMyCourses(view.state)}
        items={({ courses }) => courses}
        empty={{
          title: '您还没有课程',
          text: '挑一门感兴趣的，从第一课开始。',
          action: (
            <Button component={Link} to={courseList.path}>
              去选课
            </Button>
          ),
        }}
        filteredHint="换个学习状态看看。"
      >
        {(items) => (
          <CourseGrid items={items} courseOf={({ course }) => course}>
            {({ course: { id, title, lessons }, done, certificateNumber }) => (
              <div className={classes['learning']}>
                <LearningBar done={done} lessons={lessons} />
                <Group justify="space-between" mt="xs">
                  <Button component={Link} to={learnPath(id)} aria-label={`${learnLabel(done)}：${title}`}>
                    {learnLabel(done)}
                  </Button>
                  {certificateNumber !== null && (
                    <Anchor component={Link} to={certificatePath(certificateNumber)} size="sm">
                      结业证书
                    </Anchor>
                  )}
                </Group>
              </div>
            )}
          </CourseGrid>
        )}
      </ListPanel>
    </>
  );
}
