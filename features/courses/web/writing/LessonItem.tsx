/** A lesson in the editor: its title, whether visitors may watch it, its video. */
import { Draggable } from '@hello-pangea/dnd';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import classes from './Curriculum.module.css';
import { titleError } from './courseDocument.ts';
import { changeLesson, type LessonDraft, type SectionDraft } from './curriculum.rules.ts';
import { VideoField } from './VideoField.tsx';

/** Of a section and of a lesson. */
export interface ItemProps {
  index: number;
  sections: readonly SectionDraft[];
  /** After an attempt to save. */
  areErrorsShown: boolean;
  onChange: (sections: SectionDraft[]) => void;
}

interface LessonItemProps extends ItemProps {
  lesson: LessonDraft;
  /** 第 1 章第 2 课 */
  name: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function LessonItem({ lesson, name, index, sections, areErrorsShown, onChange }: LessonItemProps) {
  const { key, title, isPreview, media } = lesson;
  const change = (changes: Partial<LessonDraft>) => onChange(changeLesson(sections, key, changes));
  return (
    <Draggable draggableId={key} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          className={classes['lesson']}
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
              placeholder="课时标题"
              value={title}
              error={areErrorsShown && titleError('lesson', title)}
              onChange={({ currentTarget: { value } }) => change({ title: value })}
              flex={1}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`删除${name}`}
              onClick={() =>
                onChange(
                  sections.map((each) => ({
                    ...each,
                    lessons: each.lessons.filter((one) => one.key !== key),
                  })),
                )
              }
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </div>
          <div className={classes['more']}>
            <VideoField
              target={key}
              label={`${name}的视频`}
              media={media}
              onChange={(next) => change({ media: next })}
            />
            <Checkbox
              label="可以试看"
              aria-label={`${name}可以试看`}
              checked={isPreview}
              onChange={({ currentTarget: { checked } }) => change({ isPreview: checked })}
            />
          </div>
        </li>
      )}
    </Draggable>
  );
}
