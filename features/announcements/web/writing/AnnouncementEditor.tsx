/** The editor of an announcement, over the list. */
import { SimpleGrid, Text } from '@mantine/core';
import { DocumentRoute } from '@platform/web/document/DocumentRoute.tsx';
import { announcementList } from '../list.ts';
import { announcementQuery } from '../queries.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import { announcementDocument } from './announcementDocument.ts';

export function AnnouncementEditor() {
  return (
    <DocumentRoute
      type={announcementDocument}
      list={announcementList}
      query={announcementQuery}
      layout={({ field }) => (
        <>
          {field('title')}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('category')}
            {field('author')}
          </SimpleGrid>
          {field('summary')}
          {field('content')}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('isTop')}
            {field('isUrgent')}
          </SimpleGrid>
        </>
      )}
      footer={(saved) =>
        saved ? (
          <AttachmentsField {...saved} />
        ) : (
          <Text c="dimmed" size="sm" ta="center" mt="md">
            附件在草稿保存之后添加。
          </Text>
        )
      }
    />
  );
}
