/** All about a scholarship, over the list; the address is the list's with the scholarship in it. */
import { Modal } from '@mantine/core';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { scholarshipCategoryNames } from '../../contract/category.ts';
import type { Address } from '../address.rules.ts';
import { showAward } from '../amount.rules.ts';
import { useScholarship } from '../queries.ts';
import { useChange } from '../useAddress.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Deadline } from './Deadline.tsx';
import classes from './ScholarshipDialog.module.css';

export default function ScholarshipDialog({ id, shown }: { id: string; shown: Address }) {
  const change = useChange(shown);
  const { data: scholarship, error, refetch, isFetching } = useScholarship(id);
  return (
    <Modal
      opened
      onClose={() => change({ scholarship: undefined })}
      title={scholarship?.title ?? '奖学金'}
      size="lg"
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      {scholarship ? (
        <div className={classes['body']}>
          <dl className={classes['facts']}>
            <div>
              <dt>类别</dt>
              <dd>{scholarshipCategoryNames[scholarship.category]}</dd>
            </div>
            <div>
              <dt>每名</dt>
              <dd className={classes['amount']}>{showAward(scholarship.amount)}</dd>
            </div>
            <div>
              <dt>名额</dt>
              <dd>{scholarship.available_slots} 名</dd>
            </div>
          </dl>
          <div className={classes['words']}>
            {scholarship.description.split(/\n{2,}/).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </div>
          <h3>申请条件</h3>
          <ul className={classes['conditions']}>
            {scholarship.eligibility.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          <Deadline scholarship={scholarship} />
          <ApplyButton scholarship={scholarship} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton count={3} />
      )}
    </Modal>
  );
}
