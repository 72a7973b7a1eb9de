/** A section in the editor with its lessons. */
import { Draggable, Droppable } from '@hello-pangea/dnd';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import classes from './Curriculum.module.css';
import { titleError } from './courseDocument.ts';
import { changeLessons, newLesson, type SectionDraft } from './curriculum.rules.ts';
import { type ItemProps, LessonItem } from './LessonItem.tsx';

interface SectionItemProps extends ItemProps {
  section: SectionDraft;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function SectionItem({ section, index, sections, areErrorsShown, onChange }: SectionItemProps) {
  const { key, title, lessons } = section;
  const name = `第 ${index + 1} 章`;
  const rename = (next: string) =>
    onChange(sections.map((each) => (each.key === key ? { ...each, title: next } : each)));
  return (
    <Draggable draggableId={key} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          className={classes['section']}
          data-dragging={isDragging || undefined}
        >
          <div className={classes['line']}>
            <ActionIcon
              {...dragHandleProps}
              variant="subtle"
              color="gray"
              className={classes['handle'] ?? ''}
              aria-label={`移动${name}`}
            >
              <IconGripVertical {...icon} />
            </ActionIcon>
            <TextInput
              aria-label={`${name}的标题`}
              placeholder={`${name}的标题`}
              value={title}
              error={areErrorsShown && titleError('section', title)}
              onChange={({ currentTarget: { value } }) => rename(value)}
              flex={1}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`删除${name}`}
              disabled={lessons.some(({ media }) => media !== null)}
              title={lessons.some(({ media }) => media !== null) ? '先移走有视频的课时' : '删除'}
              onClick={() => onChange(sections.filter((each) => each.key !== key))}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </div>
          <Droppable droppableId={key} type="lesson">
            {(lessonsOf) => (
              <ol
                ref={lessonsOf.innerRef}
                {...lessonsOf.droppableProps}
                className={classes['lessons']}
                aria-label={`${name}的课时`}
              >
                {lessons.map((lesson, lessonIndex) => (
                  <LessonItem
                    key={lesson.key}
                    lesson={lesson}
                    name={`${name}第 ${lessonIndex + 1} 课`}
                    index={lessonIndex}
                    sections={sections}
                    areErrorsShown={areErrorsShown}
                    onChange={onChange}
                  />
                ))}
                {lessonsOf.placeholder}
              </ol>
            )}
          </Droppable>
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`在${name}添加课时`}
            leftSection={<IconPlus {...icon} />}
            onClick={() => onChange(changeLessons(sections, key, (all) => [...all, newLesson()]))}
          >
            添加课时
          </Button>
        </li>
      )}
    </Draggable>
  );
}
