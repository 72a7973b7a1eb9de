/** A scholarship's applications by score; equal scores share a rank. */
import { Badge, Button, Skeleton } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { reviewStates } from '../../contract/lifecycle.ts';
import { type Address, pathOf } from '../address.rules.ts';
import { useRanking } from '../queries.ts';
import { Applicant, Score } from './Applicant.tsx';
import classes from './Ranking.module.css';

interface RankingProps {
  scholarshipId: string;
  address: Address;
  /** The application in the dialog. */
  marked?: string;
}

export function Ranking({ scholarshipId, address, marked }: RankingProps) {
  const result = useRanking(scholarshipId, address.ranked, marked);
  const { data, error, refetch, isFetching, isPlaceholderData } = result;
  const top = useRef<HTMLElement>(null);
  if (error && !data)
    return (
      <p role="alert" className={classes['slots']}>
        {error.message}{' '}
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={120} />;
  const { ranking, pagination, scoreScale, approvedCount, availableSlots } = data;
  // Below the title of the page or of the dialog.
  const Heading = marked === undefined ? 'h2' : 'h3';
  const pages = Math.ceil(pagination.total / pagination.per_page);
  return (
    <section className={classes['ranking']} aria-label="排名" aria-busy={isPlaceholderData} ref={top}>
      <Heading>排名</Heading>
      <p className={classes['slots']}>
        名额 {availableSlots}，已通过 {approvedCount}
        {approvedCount >= availableSlots && '，已满'}
      </p>
      <ol>
        {ranking.map(({ applicationId: id, applicationNumber, applicantName, rank, tied, score, status }) => (
          <li key={id} aria-current={id === marked ? 'true' : undefined} data-rank={rank}>
            <span className={classes['rank']}>{rank ?? '—'}</span>
            <Link to={pathOf(address, { application: id })} preventScrollReset>
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
        ))}
      </ol>
      {pages > 1 && (
        <PageLinks
          label="排名分页"
          pages={pages}
          page={pagination.current_page}
          pathOf={(ranked) => pathOf(address, { application: address.application, ranked })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </section>
  );
}
