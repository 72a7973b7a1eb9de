/** Sections and lessons, moved by pointer and by keyboard. */
import { DragDropContext, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Button, Input } from '@mantine/core';
import { inScript } from '@platform/web/variant/current';
import { IconPlus } from '@tabler/icons-react';
import { maxLessons, maxSections } from '../../contract/course.ts';
import classes from './Curriculum.module.css';
import { moveLesson, moveSection, newSection, type SectionDraft } from './curriculum.rules.ts';
import { SectionItem } from './SectionItem.tsx';

export interface CurriculumEditorProps {
  sections: readonly SectionDraft[];
  error: string | undefined;
  onChange: (sections: SectionDraft[]) => void;
}

const instructions = '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。课时可以移到别的章节。';

/** What is being moved, in the words of the announcements. */
const nouns = { section: '章节', lesson: '课时' };

interface Moved {
  type: string;
  destination?: DropResult['destination'];
}

function placeOf(sections: readonly SectionDraft[], { type, destination }: Moved): string {
  if (!destination) return '不在目录里';
  if (type === 'section') return `第 ${destination.index + 1} 章`;
  const index = sections.findIndex(({ key }) => key === destination.droppableId);
  return `第 ${index + 1} 章第 ${destination.index + 1} 个课时`;
}

export default function CurriculumEditor({ sections, error, onChange }: CurriculumEditorProps) {
  const lessons = sections.reduce((sum, section) => sum + section.lessons.length, 0);
  const say = ({ announce }: ResponderProvided, text: string) => announce(inScript(text));
  const nounOf = ({ type }: Moved) => nouns[type as keyof typeof nouns];

  function drop(result: DropResult, provided: ResponderProvided): void {
    const { type, source, destination } = result;
    if (!destination) {
      say(provided, `已取消，${nounOf(result)}回到原处`);
      return;
    }
    say(provided, `${nounOf(result)}已放到${placeOf(sections, result)}`);
    if (type === 'section') onChange(moveSection(sections, source.index, destination.index));
    else
      onChange(
        moveLesson(
          sections,
          { section: source.droppableId, index: source.index },
          { section: destination.droppableId, index: destination.index },
        ),
      );
  }

  return (
    <Input.Wrapper
      label="课程目录"
      labelElement="div"
      description={`${sections.length} 章，${lessons} 课时；最多 ${maxSections} 章、${maxLessons} 课时`}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <DragDropContext
        dragHandleUsageInstructions={inScript(instructions)}
        onDragStart={(start, provided) => say(provided, `已拿起${nounOf(start)}`)}
        onDragUpdate={(update, provided) => say(provided, `移到${placeOf(sections, update)}`)}
        onDragEnd={drop}
      >
        <Droppable droppableId="curriculum" type="section">
          {({ innerRef, droppableProps, placeholder }) => (
            <ol ref={innerRef} {...droppableProps} className={classes['sections']} aria-label="课程目录">
              {sections.map((section, index) => (
                <SectionItem
                  key={section.key}
                  section={section}
                  index={index}
                  sections={sections}
                  areErrorsShown={error !== undefined}
                  onChange={onChange}
                />
              ))}
              {placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      <Button
        variant="default"
        disabled={sections.length >= maxSections}
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => onChange([...sections, newSection()])}
      >
        添加章节
      </Button>
    </Input.Wrapper>
  );
}
