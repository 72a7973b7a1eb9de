/** The pages of a list as links that do not reset the scroll position. */
import { Pagination } from '@mantine/core';
import { Link } from 'react-router';
import classes from './PageLinks.module.css';

interface PageLinksProps {
  /** The accessible name, if a page has several lists. */
  label?: string;
  pages: number;
  page: number;
  pathOf: (page: number) => string;
  /** Called in addition to the navigation, to scroll to the top of the list. */
  onPageChange: () => void;
}

const labels = { first: '第一页', previous: '上一页', next: '下一页', last: '最后一页' };

export function PageLinks({
  label = '分页',
  pages,
  page: currentPage,
  pathOf,
  onPageChange,
}: PageLinksProps) {
  const link = (page: number) => ({ component: Link, to: pathOf(page), preventScrollReset: true });
  return (
    <nav aria-label={label} className={classes['pages']}>
      <Pagination
        total={pages}
        value={currentPage}
        siblings={1}
        getItemProps={(page) => ({ ...link(page), 'aria-label': `第 ${page} 页` })}
        getControlProps={(control) => {
          const page = { first: 1, previous: currentPage - 1, next: currentPage + 1, last: pages }[control];
          const isOutside = page < 1 || page > pages;
          return { ...(isOutside ? {} : link(page)), 'aria-label': labels[control] };
        }}
        onChange={onPageChange}
      />
    </nav>
  );
}
