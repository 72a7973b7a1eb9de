/** The list of announcements: carousel, search, filters and a page; its state is in the address. */
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import classes from './AnnouncementsList.module.css';
import { announcementList } from './list.ts';
import { AnnouncementsPanel } from './parts/AnnouncementsPanel.tsx';
import { DraftsPanel } from './parts/DraftsPanel.tsx';
import { ImportantCarousel } from './parts/ImportantCarousel.tsx';
import { WriterBar } from './parts/WriterBar.tsx';
import { useIsWriter } from './queries.ts';

export default function AnnouncementsList({ search }: { search: string }) {
  const view = useList(announcementList, search);
  const isWriter = useIsWriter();
  return (
    <>
      <ListHead
        title="奖学金公告"
        motto="申请有期 · 规章有据 · 结果有示"
        back={{ to: '/scholarship', label: '返回奖学金' }}
      />
      {isWriter && <WriterBar view={view} />}
      {isWriter && view.state.view === 'drafts' ? (
        <DraftsPanel />
      ) : (
        <>
          <ImportantCarousel />
          <div className={classes['search']}>
            <SearchField view={view} />
          </div>
          <FieldLinks view={view} field="category" />
          <AnnouncementsPanel view={view} />
        </>
      )}
    </>
  );
}
