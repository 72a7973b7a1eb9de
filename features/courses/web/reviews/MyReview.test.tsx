// @vitest-environment happy-dom
/** The member's own review: when it can be written, its rules, deletion and its undoing. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { MyCourse } from '../../contract/purchase.ts';
import { course, fakePortal, mine, renderFor, review } from '../courses.fixture.tsx';
import MyReview from './MyReview.tsx';
// Loaded before the tests, so that they do not wait for it.
import './ReviewForm.tsx';

const path = `/courses/${course.id}/review`;

function open(state: MyCourse) {
  let current = state;
  const bodies: unknown[] = [];
  fakePortal({
    [`GET /courses/${course.id}/mine`]: () => current,
    [`PUT ${path}`]: (body) => {
      bodies.push(body);
      current = { ...current, review };
      return review;
    },
    [`DELETE ${path}`]: () => {
      current = { ...current, review: null };
      return { id: review.id };
    },
  });
  renderFor('member', <MyReview courseId={course.id} />);
  return bodies;
}

it.each([
  ['购买课程并学完至少一个课时后可以评价', mine],
  ['学完至少一个课时后才能评价', { ...mine, isEnrolled: true }],
])('says %s', async (text, state) => {
  open(state);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for stars and words, and sends them', async () => {
  const bodies = open({ ...mine, isEnrolled: true, mayReview: true });
  await userEvent.click(await screen.findByRole('button', { name: '发表评价' }));
  expect(await screen.findByText('请选择评分')).toBeDefined();
  expect(screen.getByText('请输入评价内容')).toBeDefined();
  // By its label, because this DOM reports no change of a controlled radio button.
  const { id } = screen.getByRole('radio', { name: '5 星' });
  fireEvent.click(document.querySelector(`label[for="${id}"]`) as HTMLElement);
  await userEvent.type(screen.getByLabelText(/^评价/), '讲得透彻');
  await userEvent.click(screen.getByRole('button', { name: '发表评价' }));
  expect(await screen.findByRole('button', { name: '编辑' })).toBeDefined();
  expect(bodies).toEqual([{ rating: 5, content: '讲得透彻' }]);
});

it('deletes after a question, and restores what was deleted', async () => {
  const bodies = open({ ...mine, isEnrolled: true, mayReview: true, review });
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  await userEvent.click((await screen.findAllByRole('button', { name: '删除' })).at(-1) as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(bodies).toEqual([{ rating: 5, content: '讲得透彻' }]));
  expect(await screen.findByRole('button', { name: '编辑' })).toBeDefined();
  expect(screen.queryByText('评价已删除')).toBeNull();
});
