/** A scholarship in the list: amount, slots, deadline, and the button to apply. */
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { Link } from 'react-router';
import { awardCategoryNames, scholarshipCategoryNames } from '../../contract/category.ts';
import type { ListedScholarship } from '../../contract/scholarship.ts';
import { showAward } from '../amount.rules.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Deadline } from './Deadline.tsx';
import classes from './ScholarshipCard.module.css';
import { TileEnd } from './TileEnd.tsx';

interface ScholarshipCardProps {
  scholarship: ListedScholarship;
  /** Where its details are. */
  to: string;
}

export function ScholarshipCard({ scholarship, to }: ScholarshipCardProps) {
  const { id, title, summary, category, award_category, amount, highlights, is_open } = scholarship;
  const left = Math.max(0, scholarship.available_slots - scholarship.approved_count);
  return (
    <article className={classes['card']} data-open={is_open}>
      <p className={classes['kind']}>
        <span>{scholarshipCategoryNames[category]}</span>
        {award_category && (
          <span className={classes['award']}>
            <TileEnd award={award_category} />
            {awardCategoryNames[award_category]}
          </span>
        )}
      </p>
      <h2>
        <Link to={to} preventScrollReset id={`scholarship-${id}`}>
          <Highlighted text={title} spans={highlights?.title} />
        </Link>
      </h2>
      <p className={classes['summary']}>
        <Highlighted text={summary} spans={highlights?.summary} />
      </p>
      <dl className={classes['facts']}>
        <div>
          <dt>每名</dt>
          <dd className={classes['amount']}>{showAward(amount)}</dd>
        </div>
        <div>
          <dt>名额</dt>
          <dd>
            {scholarship.available_slots} 名
            {left < scholarship.available_slots && <small>，余 {left} 名</small>}
          </dd>
        </div>
      </dl>
      <Deadline scholarship={scholarship} />
      <ApplyButton scholarship={scholarship} />
    </article>
  );
}
