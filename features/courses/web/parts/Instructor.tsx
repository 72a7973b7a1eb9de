/** The instructor's picture, name and title. */
import { Group, Text } from '@mantine/core';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import type { ListedCourse } from '../../contract/course.ts';

interface InstructorProps {
  course: Pick<ListedCourse, 'instructor' | 'instructorTitle' | 'instructorAvatar' | 'highlights'>;
  size: 32 | 40;
}

export function Instructor({ course, size }: InstructorProps) {
  const { instructor, instructorTitle, instructorAvatar, highlights } = course;
  return (
    <Group component="p" gap="xs" wrap="nowrap" m={0} fz="sm">
      <Avatar name={instructor} address={instructorAvatar} size={size} />
      <span>
        <Highlighted text={instructor} spans={highlights?.instructor} isName />{' '}
        <Text span c="dimmed" inherit>
          {instructorTitle}
        </Text>
      </span>
    </Group>
  );
}
