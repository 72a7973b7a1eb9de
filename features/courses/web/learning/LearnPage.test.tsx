// @vitest-environment happy-dom
/** Learning: where a lesson begins, what is reported, what follows it, and notes. */
import '../player/player.fixture.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Note, ProgressBatch } from '../../contract/learning.ts';
import { course, fakePortal, renderFor, video } from '../courses.fixture.tsx';
import LearnPage from './LearnPage.tsx';
import type { Learning } from './queries.ts';

const [section] = course.curriculum;
const lessons = section?.lessons ?? [];
const [first = '', second = ''] = lessons.map(({ id }) => id);
const note: Note = {
  id: '01890000-0000-7000-8000-0000000000aa',
  lessonId: first,
  position: 75,
  content: '逆锋起笔',
  createTime: '2026-03-01T02:00:00.000Z',
  editTime: null,
};

const learning: Learning = {
  courseId: course.id,
  title: course.title,
  instructor: course.instructor,
  image: null,
  curriculum: [
    {
      id: section?.id ?? '',
      title: section?.title ?? '',
      lessons: lessons.map(({ video: _, ...lesson }) => ({ ...lesson, progress: null })),
    },
  ],
  currentLessonId: first,
  certificate: null,
};

let asked: number;
let reported: ProgressBatch[];
let notes: Note[];
/** Null while the server can't be reached. */
let done: string[] | null;

function open(): string[] {
  const calls = fakePortal({
    [`GET /courses/${course.id}/learning`]: () => learning,
    [`GET /courses/${course.id}/notes`]: () => ({ notes }),
    [`POST /courses/${course.id}/notes`]: (body) => {
      const added = { ...note, ...(body as object), id: '01890000-0000-7000-8000-0000000000ab' };
      notes.push(added);
      return added;
    },
    [`DELETE /courses/${course.id}/notes/${note.id}`]: () => {
      notes = [];
      return { id: note.id };
    },
    [`GET /courses/${course.id}/lessons/${first}/video`]: () => {
      asked += 1;
      return {
        video: { ...video('a'), address: `/a${asked}.mp4` },
        expiresAt: note.createTime,
        position: 30,
      };
    },
    [`GET /courses/${course.id}/lessons/${second}/video`]: () => ({
      video: video('b'),
      expiresAt: note.createTime,
      position: 0,
    }),
    'POST /courses/progress': (body) => {
      if (done === null) throw new TypeError('offline');
      const batch = body as ProgressBatch;
      reported.push(batch);
      const finished = done;
      return {
        lessons: batch.messages.map(({ lessonId, position }) => ({
          lessonId,
          position,
          furthest: position,
          done: finished.includes(lessonId),
        })),
        certificates: [],
      };
    },
  });
  renderFor('member', <LearnPage />, { path: '/courses/:id/learn', at: `/courses/${course.id}/learn` });
  return calls;
}

const player = async () =>
  waitFor(
    () => {
      const element = document.querySelector('video');
      if (!element) throw new Error('no player yet');
      return element;
    },
    // The first one is made with the whole library of controls.
    { timeout: 10_000 },
  );
async function playTo(seconds: number): Promise<HTMLVideoElement> {
  const element = await player();
  element.currentTime = seconds;
  fireEvent.timeUpdate(element);
  return element;
}
const positions = () => reported.flatMap(({ messages }) => messages.map(({ position }) => position));

beforeAll(async () => {
  // Loaded lazily by the page.
  await import('../player/Player.tsx');
});
beforeEach(() => {
  [asked, reported, notes, done] = [0, [], [note], []];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('begins where the member stopped, and goes on there with new addresses', async () => {
  open();
  const begun = await player();
  await waitFor(() => expect(begun.currentTime).toBe(30));
  const element = await playTo(42);
  fireEvent.error(element);
  await waitFor(() => expect(element.getAttribute('src')).toBe('/a2.mp4'));
  expect(element.currentTime).toBe(42);
  fireEvent.error(element);
  expect(await screen.findByText('视频无法播放')).toBeDefined();
});

it('reports positions, keeps them while the server is away, and marks what is done', async () => {
  done = null;
  open();
  await playTo(40);
  fireEvent.pause(await playTo(50));
  await waitFor(() =>
    expect(localStorage.getItem(`courseProgress:${'01890000-0000-7000-8000-000000000009'}:queue`)).toContain(
      '"position":50',
    ),
  );
  expect(reported).toEqual([]);
  done = [first];
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(positions()).toEqual([50]));
  expect(await screen.findByText('已学完 1 / 2 课时')).toBeDefined();
});

it('offers the next lesson, which begins by itself unless that is cancelled', async () => {
  open();
  fireEvent.ended(await player());
  const offer = await screen.findByRole('group', { name: '下一课时' });
  expect(within(offer).getByText('横与竖')).toBeDefined();
  await userEvent.click(within(offer).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('group', { name: '下一课时' })).toBeNull();
  fireEvent.ended(await player());
  await userEvent.click(await screen.findByRole('button', { name: '立即播放' }));
  expect(await screen.findByRole('heading', { level: 1, name: '横与竖' })).toBeDefined();
  expect((await player()).autoplay).toBe(true);
});

it('leads from a note to its moment, adds one at the moment, and restores a deleted one', async () => {
  open();
  const element = await playTo(20);
  await userEvent.click(screen.getByRole('tab', { name: '笔记' }));
  await userEvent.click(await screen.findByRole('button', { name: '跳到 1:15' }));
  expect(element.currentTime).toBe(75);
  await userEvent.type(screen.getByRole('textbox'), '收');
  element.currentTime = 80;
  await userEvent.click(screen.getByRole('button', { name: '保存笔记' }));
  await waitFor(() => expect(notes[1]).toMatchObject({ position: 75, content: '收' }));
  await userEvent.click(screen.getAllByRole('button', { name: '删除 1:15 的笔记' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(notes).toMatchObject([{ position: 75, content: note.content }]));
});
