/** The list of scholarships with its filters: search, category, order. */

import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ScholarshipListView } from '../list.ts';
import { failed } from '../messages.ts';
import { scholarshipsQuery } from '../queries.ts';
import { ScholarshipCard } from './ScholarshipCard.tsx';
import classes from './ScholarshipsPanel.module.css';

const ScholarshipDialog = lazyPart(() => import('./ScholarshipDialog.tsx'));

export function ScholarshipsPanel({ view }: { view: ScholarshipListView }) {
  const { scholarship: chosen } = view.state;
  const answer = useQuery({ ...scholarshipsQuery(view.state), placeholderData: keepPreviousData });
  return (
    <section aria-label="奖学金列表">
      <FieldLinks view={view} field="category" none="全部" variant="chips" />
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
                <ScholarshipCard
                  scholarship={scholarship}
                  to={view.pathOf({ scholarship: scholarship.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPanel>
      {chosen !== undefined && (
        <ClientOnly>
          <Suspense>
            <ScholarshipDialog id={chosen} onClose={() => view.change({ scholarship: undefined })} />
          </Suspense>
        </ClientOnly>
      )}
    </section>
  );
}
