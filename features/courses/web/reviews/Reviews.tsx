/** The reviews of a course, the latest first, with the viewer's own one above them. */
import { Box, Button } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useSession } from '@platform/web/session/session';
import { useViewer } from '@platform/web/session/viewer';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Course } from '../../contract/course.ts';
import { reviewsQuery } from '../queries.ts';
import { Distribution } from './Distribution.tsx';
import { ReviewItem } from './ReviewItem.tsx';

// Visitors load neither.
const MyReview = lazyPart(() => import('./MyReview.tsx'));
const ReviewActions = lazyPart(() => import('./ReviewActions.tsx'));

function ReviewPage({ courseId, page }: { courseId: string; page: number }) {
  const viewer = useViewer();
  return (
    <QueryState query={useQuery(reviewsQuery(courseId, page))} rows={2}>
      {({ reviews }) =>
        reviews
          .filter(({ authorId }) => authorId !== viewer)
          .map((review) => (
            <li key={review.id}>
              <ReviewItem review={review}>
                {viewer !== null && (
                  <Suspense>
                    <ReviewActions courseId={courseId} review={review} />
                  </Suspense>
                )}
              </ReviewItem>
            </li>
          ))
      }
    </QueryState>
  );
}

interface ReviewsProps {
  course: Pick<Course, 'id' | 'rating'>;
  order: 2 | 3;
}

export function Reviews({ course: { id, rating }, order }: ReviewsProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [pages, setPages] = useState(1);
  return (
    <section aria-labelledby="reviews">
      <SectionHeading id="reviews" order={order}>
        学员评价
      </SectionHeading>
      <QueryState query={useQuery(reviewsQuery(id, 1))} rows={2}>
        {({ counts, pagination: { total, per_page } }) => (
          <>
            <Distribution rating={rating} counts={counts} />
            {isLoggedIn && (
              <Suspense>
                <MyReview courseId={id} />
              </Suspense>
            )}
            {total === 0 && <EmptyState title="还没有评价">学完一个课时，就可以写下第一条。</EmptyState>}
            <Box component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
              {Array.from({ length: pages }, (_, index) => (
                <ReviewPage key={index} courseId={id} page={index + 1} />
              ))}
            </Box>
            {pages * per_page < total && (
              <Button variant="subtle" display="block" mx="auto" onClick={() => setPages(pages + 1)}>
                查看更多评价
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
