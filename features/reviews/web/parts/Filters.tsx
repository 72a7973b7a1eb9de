/** The filters of the applications: status, category, scholarship, own assignments, search words. */
import { Checkbox } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import type { ReviewStatistics } from '../../contract/overview.ts';
import type { ApplicationListView } from '../list.ts';
import { useScholarshipChoices } from '../queries.ts';
import classes from './Filters.module.css';

interface FiltersProps {
  view: ApplicationListView;
  statistics: ReviewStatistics | undefined;
  /** Names are neither shown nor searched. */
  blind: boolean;
}

export function Filters({ view, statistics, blind }: FiltersProps) {
  const scholarships = useScholarshipChoices().data?.scholarships ?? [];
  return (
    <div className={classes['bar']}>
      <FieldLinks
        view={view}
        field="status"
        none="全部"
        count={(status) => statistics?.[status ?? 'total']}
        variant="chips"
      />
      <div className={classes['tools']}>
        <SearchField view={view} {...(blind ? { placeholder: '编号、专业' } : {})} />
        <FieldSelect view={view} field="category" none="全部类别" />
        <FieldSelect
          view={view}
          field="scholarshipId"
          none="全部奖学金"
          options={scholarships.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <Checkbox
          label="分配给我的"
          checked={view.state.mine ?? false}
          onChange={(event) => view.change({ mine: event.currentTarget.checked || undefined })}
        />
      </div>
    </div>
  );
}
