/** The seats of a course with their owners and lineage, for editors. */
import { Badge, Group, Pagination, Stack, Text, Title } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SalesCourse } from '../../contract/course.ts';
import type { StaffSeat } from '../../contract/purchase.ts';
import { Lineage } from '../seats/Lineage.tsx';
import classes from './CourseSeats.module.css';
import { seatsPerPage, seatsQuery } from './queries.ts';

function Seat({ seat: { owner, endedAt, lineage } }: { seat: StaffSeat }) {
  return (
    <details className={classes['seat']}>
      <summary>
        <Group gap="sm" component="span">
          <Avatar name={owner.name} address={owner.avatar} />
          <Verbatim>{owner.name}</Verbatim>
          {lineage.length > 1 && <Badge component="span">转手 {lineage.length - 1} 次</Badge>}
          {endedAt && (
            <Text span size="sm" c="dimmed">
              {formatDateTime(endedAt)} 失效
            </Text>
          )}
        </Group>
      </summary>
      <Lineage entries={lineage} />
    </details>
  );
}

interface CourseSeatsProps {
  course: SalesCourse;
  headingOrder: 1 | 2;
}

export function CourseSeats({ course: { id }, headingOrder }: CourseSeatsProps) {
  const [page, setPage] = useState(1);
  const answer = useQuery({ ...seatsQuery(id, page, seatsPerPage), placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="course-seats">
      <QueryState query={answer}>
        {({ seats, pagination: { total } }) => (
          <Stack gap="sm">
            <Title order={headingOrder === 1 ? 2 : 3} size="h4" id="course-seats">
              席位（{formatCount(total)}）
            </Title>
            {total === 0 && <Text c="dimmed">还没有人购买。</Text>}
            <div>
              {seats.map((seat) => (
                <Seat key={seat.id} seat={seat} />
              ))}
            </div>
            {total > seatsPerPage && (
              <Pagination total={Math.ceil(total / seatsPerPage)} value={page} onChange={setPage} />
            )}
          </Stack>
        )}
      </QueryState>
    </section>
  );
}
