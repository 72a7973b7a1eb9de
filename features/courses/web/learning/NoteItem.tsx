/** A note with the way to its moment; changed in place. */
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { listNotes, type Note, updateNote } from '../../contract/learning.ts';
import { NoteForm } from './NoteForm.tsx';
import { showMoment } from './time.rules.ts';

interface NoteItemProps {
  courseId: string;
  note: Note;
  /** Of a note in another lesson than the open one. */
  lessonTitle: string | null;
  onJump: () => void;
  onDelete: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function NoteItem({ courseId, note, lessonTitle, onJump, onDelete }: NoteItemProps) {
  const { id: noteId, position, content } = note;
  const [isEditing, setEditing] = useState(false);
  const update = useCommand(updateNote, {
    invalidates: [listNotes],
    onSuccess: () => setEditing(false),
    // The form shows its refusals itself.
    onError: () => {},
  });
  const moment = showMoment(position);
  return (
    <li style={{ padding: '0.5rem 0', borderBottom: '1px solid var(--hairline)' }}>
      <Group gap="xs" wrap="nowrap">
        <Button variant="light" size="compact-sm" aria-label={`跳到 ${moment}`} onClick={onJump}>
          {moment}
        </Button>
        <Text size="sm" c="dimmed" truncate flex={1}>
          {lessonTitle}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`编辑 ${moment} 的笔记`}
          onClick={() => setEditing(true)}
        >
          <IconPencil {...icon} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`删除 ${moment} 的笔记`} onClick={onDelete}>
          <IconTrash {...icon} />
        </ActionIcon>
      </Group>
      {isEditing ? (
        <NoteForm
          label="编辑笔记"
          action="保存"
          initial={content}
          save={(text) => update.mutateAsync({ params: { id: courseId, noteId }, body: { content: text } })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Text data-verbatim style={{ whiteSpace: 'pre-wrap' }}>
          {content}
        </Text>
      )}
    </li>
  );
}
