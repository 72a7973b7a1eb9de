/** A page of published announcements, with the filter of years. */
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import type { AnnouncementListView } from '../list.ts';
import { useAnnouncements, useYears } from '../queries.ts';
import { AnnouncementRows } from './AnnouncementRows.tsx';

export function AnnouncementsPanel({ view }: { view: AnnouncementListView }) {
  const answer = useAnnouncements(view.state);
  const years = useYears().map(({ year, count }) => ({ value: year, label: `${year} 年（${count}）` }));
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ announcements }) => announcements}
      choices={<FieldSelect view={view} field="year" none="全部年份" options={years} />}
      filteredHint="换个词，或换一个类别、年份试试。"
      empty={{ text: '新的公告发布后，会列在这里。' }}
    >
      {(announcements) => <AnnouncementRows announcements={announcements} />}
    </ListPanel>
  );
}
