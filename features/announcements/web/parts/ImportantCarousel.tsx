/** The carousel of urgent announcements and those on top. */
import { Skeleton } from '@mantine/core';
import { Carousel } from '@platform/web/carousel/Carousel.tsx';
import { useImportant } from '../queries.ts';
import classes from './ImportantSlide.module.css';
import { ImportantSlide } from './ImportantSlide.tsx';

/** Empty without important announcements or after a failure; the list below works without it. */
export function ImportantCarousel() {
  const { data, isPending } = useImportant();
  if (isPending) return <Skeleton className={classes['loading'] ?? ''} height="15rem" radius={0} />;
  if (!data || data.length === 0) return null;
  return (
    <Carousel label="重要公告" counter="则" items={data}>
      {(announcement) => <ImportantSlide announcement={announcement} />}
    </Carousel>
  );
}
