/** What narrows the applications: status, category, scholarship, one's own, words; and the list as a file. */
import { scholarshipCategories, scholarshipCategoryNames } from '@features/scholarships/contract/category';
import { Checkbox } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { SearchBox } from '@platform/web/list/SearchBox.tsx';
import { type ReviewStatus, reviewStatus, reviewStatusLabels } from '../../contract/lifecycle.ts';
import { exportApplications, type ReviewStatistics } from '../../contract/overview.ts';
import { type Address, filtersOf, pathOf } from '../address.rules.ts';
import { useScholarshipChoices } from '../queries.ts';
import { useChange } from '../useAddress.ts';
import { Choices } from './Choices.tsx';
import classes from './Filters.module.css';

const everyCategory = [
  { value: '', label: '全部类别' },
  ...scholarshipCategories.map((value) => ({ value, label: scholarshipCategoryNames[value] })),
];

interface FiltersProps {
  shown: Address;
  statistics: ReviewStatistics | undefined;
  /** Names are neither shown nor searched. */
  blind: boolean;
  /** Missing until the list has come. */
  total: number | undefined;
}

export function Filters({ shown, statistics, blind, total }: FiltersProps) {
  const change = useChange(shown);
  const scholarships = useScholarshipChoices().data?.scholarships ?? [];
  const countOf = (status: ReviewStatus | undefined) => statistics?.[status ?? 'total'];
  return (
    <div className={classes['bar']}>
      <Choices
        label="状态"
        choices={[undefined, ...reviewStatus.options].map((status) => ({
          label: status ? reviewStatusLabels[status] : '全部',
          count: countOf(status),
          to: pathOf(shown, { status }),
          chosen: status === shown.status,
        }))}
      />
      <div className={classes['tools']}>
        <SearchBox
          label="搜索申请"
          placeholder={blind ? '编号、专业' : '编号、姓名、院校、专业'}
          words={shown.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          label="类别"
          options={everyCategory}
          value={shown.category ?? ''}
          onChange={(value) =>
            change({ category: scholarshipCategories.find((category) => category === value) })
          }
        />
        <NativeSelect
          label="奖学金"
          options={[
            { value: '', label: '全部奖学金' },
            ...scholarships.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={shown.scholarshipId ?? ''}
          onChange={(value) => change({ scholarshipId: value || undefined })}
        />
        <Checkbox
          label="分配给我的"
          checked={shown.mine ?? false}
          onChange={(event) => change({ mine: event.currentTarget.checked || undefined })}
        />
      </div>
      <div className={classes['count']}>
        <p aria-live="polite">{total === undefined ? '\u2002' : `共 ${total} 份申请`}</p>
        <ExportButton
          link={async () => (await call(exportApplications, { body: filtersOf(shown) })).url}
          rows={total}
          saved="申请列表已导出"
        />
      </div>
    </div>
  );
}
