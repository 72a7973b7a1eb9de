/** The list of scholarships with its filters: search, category, order. */
import { Choices } from '@platform/web/list/Choices.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { scholarshipCategories, scholarshipCategoryNames } from '../../contract/category.ts';
import { type Address, scholarshipList } from '../address.rules.ts';
import { failed } from '../messages.ts';
import { scholarshipsQuery } from '../queries.ts';
import { ScholarshipCard } from './ScholarshipCard.tsx';
import classes from './ScholarshipsPanel.module.css';

const ScholarshipDialog = lazy(() => import('./ScholarshipDialog.tsx'));

export function ScholarshipsPanel({ address }: { address: Address }) {
  const view = useList(scholarshipList, useLocation().search);
  const answer = useQuery({ ...scholarshipsQuery(view.state), placeholderData: keepPreviousData });
  return (
    <section aria-label="奖学金列表">
      <Choices
        label="类别"
        choices={[undefined, ...scholarshipCategories].map((category) => ({
          label: category ? scholarshipCategoryNames[category] : '全部',
          to: view.pathOf({ category }),
          chosen: category === view.state.category,
        }))}
      />
      <div className={classes['search']}>
        <SearchField view={view} />
      </div>
      <ListPanel
        view={view}
        answer={answer}
        items={(data) => data.scholarships}
        skeleton={<ListSkeleton shape="cards" count={6} />}
        choices={<FieldSelect view={view} field="sort" />}
        errorTitle={failed.list}
        filteredHint="换个词，或看看别的类别。"
      >
        {(scholarships) => (
          <ul className={classes['cards']}>
            {scholarships.map((scholarship) => (
              <li key={scholarship.id}>
                <ScholarshipCard scholarship={scholarship} address={address} />
              </li>
            ))}
          </ul>
        )}
      </ListPanel>
      {address.scholarship !== undefined && (
        <ClientOnly>
          <Suspense>
            <ScholarshipDialog id={address.scholarship} address={address} />
          </Suspense>
        </ClientOnly>
      )}
    </section>
  );
}
