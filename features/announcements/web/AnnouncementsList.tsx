/** The list of announcements: what matters most, search, filters, and a page of them; all of its state stands in the address. */
import { SearchBox } from '@platform/web/list/SearchBox.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './AnnouncementsList.module.css';
import { CategoryNav } from './parts/CategoryNav.tsx';
import { DraftsPanel } from './parts/DraftsPanel.tsx';
import { ImportantCarousel } from './parts/ImportantCarousel.tsx';
import { ListPanel } from './parts/ListPanel.tsx';
import { WriterBar } from './parts/WriterBar.tsx';
import { useIsWriter } from './queries.ts';
import { useAddress } from './useAddress.ts';

export default function AnnouncementsList({ search }: { search: string }) {
  const address = useAddress(search);
  const { shown, change, pathOf } = address;
  const isWriter = useIsWriter();
  const drafts = isWriter && shown.view === 'drafts';
  return (
    <>
      <header className={classes['head']}>
        <Link to="/scholarship" className={classes['back']}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          返回奖学金
        </Link>
        <h1>奖学金公告</h1>
        <p>申请有期 · 规章有据 · 结果有示</p>
      </header>
      {isWriter && <WriterBar view={shown.view} pathOf={pathOf} />}
      {drafts ? (
        <DraftsPanel />
      ) : (
        <>
          <ImportantCarousel />
          <div className={classes['search']}>
            <SearchBox
              label="搜索公告"
              placeholder="标题、摘要或正文中的词，简繁皆可"
              words={shown.search ?? ''}
              onSearch={(words) => change({ search: words || undefined })}
            />
          </div>
          <CategoryNav chosen={shown.category} pathOf={pathOf} />
          <ListPanel {...address} />
        </>
      )}
    </>
  );
}
