/** The button that opens a dialog of a course; closing the dialog leads back to where the button stands. */
import { Button, type ButtonProps } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { SalesCourse } from '../../contract/course.ts';
import { type CourseDialogName, courseDialogPath } from '../../contract/path.ts';
import type { MySales } from '../queries.ts';

/** What each dialog is drawn from. */
export interface CourseDialogProps {
  course: SalesCourse;
  mine: MySales;
  close: () => void;
}

/** The state of a history entry as an object. */
export const stateObject = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};

interface DialogLinkProps extends ButtonProps {
  courseId: string;
  dialog: CourseDialogName;
  /** From another dialog of the course, which it replaces. */
  replace?: boolean;
}

export function DialogLink({ courseId, dialog, replace = false, ...button }: DialogLinkProps) {
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={courseDialogPath(courseId, dialog)}
      state={replace ? state : { ...stateObject(state), inside: true }}
      replace={replace}
      preventScrollReset
      {...button}
    />
  );
}
