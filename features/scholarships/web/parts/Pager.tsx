/** The pages of a list, as links. */
import { Pagination } from '@mantine/core';
import type { Pagination as Pages } from '@platform/contract/paging';
import { Link } from 'react-router';
import classes from './Pager.module.css';

interface PagerProps {
  pagination: Pages;
  pathOf: (page: number) => string;
}

const labels = { first: '第一页', previous: '上一页', next: '下一页', last: '最后一页' } as const;

export function Pager({ pagination: { current_page, per_page, total }, pathOf }: PagerProps) {
  const pages = Math.ceil(total / per_page);
  if (pages < 2) return null;
  const link = (page: number) => ({ component: Link, to: pathOf(page), preventScrollReset: true });
  return (
    <nav aria-label="分页" className={classes['pages']}>
      <Pagination
        total={pages}
        value={current_page}
        siblings={1}
        getItemProps={(page) => ({ ...link(page), 'aria-label': `第 ${page} 页` })}
        getControlProps={(control) => {
          const page = { first: 1, previous: current_page - 1, next: current_page + 1, last: pages }[control];
          const beyond = page < 1 || page > pages;
          return { 'aria-label': labels[control], ...(beyond ? {} : link(page)) };
        }}
      />
    </nav>
  );
}
