/** The calendar below a day's field, open from the start. */
import { Popover, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

interface CalendarPopoverProps {
  /** The button that opens it. */
  button: ReactNode;
  opened: boolean;
  onClose: () => void;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

export default function CalendarPopover({ button, opened, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover opened={opened} onDismiss={onClose} position="bottom-end" shadow="md" trapFocus withinPortal>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton width={250} height={260} />}>
          <Calendar {...calendar} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
