/** The member's notes of a course: written at the moment that is played, each leading back to its moment. */
import { Stack } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { UndoBar } from '@platform/web/states/UndoBar.tsx';
import { type RefObject, useState } from 'react';
import { createNote, deleteNote, listNotes, type Note } from '../../contract/learning.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { type LearningLesson, type Start, useNotes } from './queries.ts';
import { showMoment } from './time.rules.ts';

interface NotesProps {
  courseId: string;
  lessons: readonly LearningLesson[];
  lesson: LearningLesson;
  player: RefObject<HTMLVideoElement | null>;
  onOpen: (start: Start) => void;
}

/** What a change of the notes makes out of date. */
const invalidates = [listNotes];

/** The form shows its refusals itself. */
const shownInForm = { onError: () => {} };

export function Notes({ courseId, lessons, lesson, player, onOpen }: NotesProps) {
  const answer = useNotes(courseId);
  const [deleted, setDeleted] = useState<Note | null>(null);
  /** The moment of the note that is being written: when its first character was typed. */
  const [moment, setMoment] = useState<number | null>(null);
  const now = () => Math.floor(player.current?.currentTime ?? 0);
  const add = useCommand(createNote, { invalidates, ...shownInForm, onSuccess: () => setMoment(null) });
  const remove = useCommand(deleteNote, { invalidates });
  const restore = useCommand(createNote, { invalidates, onSuccess: () => setDeleted(null) });
  const params = { id: courseId };
  const titles = new Map(lessons.map(({ id, title }) => [id, title]));

  return (
    <Stack gap="sm" pt="md">
      <NoteForm
        key={lesson.id}
        label={moment === null ? '在当前位置记笔记' : `在 ${showMoment(moment)} 记笔记`}
        action="保存笔记"
        onStart={() => setMoment(now())}
        save={(content, key) =>
          add.mutateAsync({ params, body: { lessonId: lesson.id, position: moment ?? now(), content }, key })
        }
      />
      <UndoBar
        busy={restore.isPending}
        dismiss={() => setDeleted(null)}
        undo={() => {
          if (!deleted) return;
          const { id: key, lessonId, position, content } = deleted;
          restore.mutate({ params, body: { lessonId, position, content }, key });
        }}
      >
        {deleted && '笔记已删除'}
      </UndoBar>
      <QueryState query={answer}>
        {({ notes }) =>
          notes.length === 0 ? (
            <EmptyState title="还没有笔记">记下的每一条，都能回到视频的那一刻。</EmptyState>
          ) : (
            <Stack component="ol" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label="我的笔记">
              {notes.map((note) => (
                <NoteItem
                  key={note.id}
                  courseId={courseId}
                  note={note}
                  lessonTitle={
                    note.lessonId === lesson.id ? null : (titles.get(note.lessonId) ?? '已移除的课时')
                  }
                  onJump={() => onOpen({ lessonId: note.lessonId, seconds: note.position, play: true })}
                  onDelete={() =>
                    remove.mutate(
                      { params: { id: courseId, noteId: note.id } },
                      { onSuccess: () => setDeleted(note) },
                    )
                  }
                />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}
