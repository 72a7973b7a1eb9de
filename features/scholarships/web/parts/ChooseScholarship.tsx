/** The form needs a scholarship: those that can still be applied for, to choose from. */
import { Button } from '@mantine/core';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { Link } from 'react-router';
import { scholarshipCategoryNames } from '../../contract/category.ts';
import { chooseScholarshipFirst } from '../../contract/form.ts';
import { tabPath } from '../address.rules.ts';
import { showAward } from '../amount.rules.ts';
import { failed } from '../messages.ts';
import { useChoices } from '../queries.ts';
import classes from './ChooseScholarship.module.css';
import { Deadline } from './Deadline.tsx';

export function ChooseScholarship() {
  const { data, error, refetch, isFetching } = useChoices();
  if (error) return <ErrorState error={error} title={failed.list} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ListSkeleton count={4} />;
  const open = data.scholarships.filter(({ is_open }) => is_open);
  return (
    <div className={classes['choose']}>
      <h2>{chooseScholarshipFirst}</h2>
      {open.length === 0 && (
        <EmptyState
          title="目前没有开放申请的奖学金"
          action={
            <Button component={Link} to="/scholarship/announcements" variant="default">
              查看公告
            </Button>
          }
        />
      )}
      <ul>
        {open.map((scholarship) => (
          <li key={scholarship.id}>
            <Link to={tabPath('apply', { scholarship: scholarship.id })}>{scholarship.title}</Link>
            <p>
              {scholarshipCategoryNames[scholarship.category]} · 每名 {showAward(scholarship.amount)}
            </p>
            <Deadline scholarship={scholarship} />
          </li>
        ))}
      </ul>
    </div>
  );
}
