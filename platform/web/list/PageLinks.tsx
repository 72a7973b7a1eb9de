/** The pages of a list, as links; the list changes under the visitor's hands, so the page stays where it is. */
import { Pagination } from '@mantine/core';
import { Link } from 'react-router';
import classes from './PageLinks.module.css';

interface PageLinksProps {
  /** Of which pages, where there are several lists. */
  label?: string;
  pages: number;
  page: number;
  pathOf: (page: number) => string;
  /** After a page was chosen, beside the navigation: to bring the list's top into view. */
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
