/** A scholarship's applications in the order of their scores; equal scores share a place. */
import { Badge, Skeleton } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { reviewStates } from '../../contract/lifecycle.ts';
import type { ApplicationListView } from '../list.ts';
import { useRanking } from '../queries.ts';
import { Applicant, Score } from './Applicant.tsx';
import classes from './Ranking.module.css';

interface RankingProps {
  scholarshipId: string;
  view: ApplicationListView;
  /** The application that is looked at. */
  marked?: string;
}

export function Ranking({ scholarshipId, view, marked }: RankingProps) {
  const { application, ranked } = view.state;
  const query = useRanking(scholarshipId, ranked, marked);
  const top = useRef<HTMLElement>(null);
  // Below the page's title, or below the dialog's.
  const Heading = marked === undefined ? 'h2' : 'h3';
  return (
    <section className={classes['ranking']} aria-label="排名" aria-busy={query.isPlaceholderData} ref={top}>
      <Heading>排名</Heading>
      <QueryState query={query} loading={<Skeleton height={120} />}>
        {({ ranking, pagination, scoreScale, approvedCount, availableSlots }) => (
          <>
            <p className={classes['slots']}>
              名额 {availableSlots}，已通过 {approvedCount}
              {approvedCount >= availableSlots && '，已满'}
            </p>
            <ol>
              {ranking.map(
                ({ applicationId: id, applicationNumber, applicantName, rank, tied, score, status }) => (
                  <li key={id} aria-current={id === marked ? 'true' : undefined} data-rank={rank}>
                    <span className={classes['rank']}>{rank ?? '—'}</span>
                    <Link to={view.pathOf({ application: id })} preventScrollReset>
                      <Applicant name={applicantName} /> <small>{applicationNumber}</small>
                    </Link>
                    <span className={classes['score']}>
                      {tied && (
                        <Badge component="span" size="xs" variant="outline" color="gold">
                          并列
                        </Badge>
                      )}
                      <Score score={score} scale={scoreScale} />
                    </span>
                    <StatusBadge of={reviewStates} status={status} />
                  </li>
                ),
              )}
            </ol>
            {pagination.total > pagination.per_page && (
              <PageLinks
                label="排名分页"
                pages={Math.ceil(pagination.total / pagination.per_page)}
                page={pagination.current_page}
                pathOf={(next) => view.pathOf({ application, ranked: next })}
                onPageChange={() => top.current?.scrollIntoView({ block: 'nearest' })}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
