/** A section of members' public pages: their published news. */
import { Button, Group, Text } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMemberNews } from '../contract/endpoints.ts';
import { NewsCards } from './parts/NewsCards.tsx';

const newsQuery = (id: string, page: number) => query(listMemberNews, { params: { id }, query: { page } });
export const sectionQuery = (id: string) => newsQuery(id, 1);

export default function MemberNews({ memberId }: { memberId: string }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({ ...newsQuery(memberId, page), placeholderData: keepPreviousData });
  if (!data || data.news.length === 0) return null;
  const { last_page: pages, total } = data.pagination;
  return (
    <section aria-labelledby="member-news">
      <SectionHeading id="member-news" intro={`共 ${total} 篇`}>
        发布的新闻
      </SectionHeading>
      <NewsCards news={data.news} />
      {pages > 1 && (
        <Group justify="center" mt="lg">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <Text size="sm" c="dimmed" role="status">
            第 {page} 页，共 {pages} 页
          </Text>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            下一页
          </Button>
        </Group>
      )}
    </section>
  );
}
