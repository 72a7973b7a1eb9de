/** The board: hot topics with the form to publish one, one's own topics, and one's favourites. */
import { Box } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { type BoardView, board } from './list.ts';
import { DeletionBar } from './parts/DeletionBar.tsx';
import { PostList } from './parts/PostList.tsx';
import { PublishBox } from './parts/PublishBox.tsx';
import { useBoard } from './queries.ts';

const emptyTexts = {
  hot: { title: '还没有话题', text: '发一个话题，和大家聊聊。' },
  mine: { title: '您还没有发布过话题' },
  collected: { title: '您还没有收藏过话题', text: '在话题下面点星星，就会出现在这里。' },
};

function BoardPanel({ view }: { view: BoardView }) {
  const { tab } = view.state;
  const answer = useBoard(view.state);
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ posts }) => posts}
      choices={tab === 'hot' && <FieldSelect view={view} field="sort" />}
      empty={emptyTexts[tab]}
      filteredHint="换个词，或换个分类试试。"
    >
      {(posts) => <PostList posts={posts} isOwn={tab === 'mine'} />}
    </ListPanel>
  );
}

export default function Board({ search }: { search: string }) {
  const view = useList(board, search);
  const { tab } = view.state;
  return (
    <>
      <ListHead title="社区" motto="各抒己见 · 彼此听见" />
      <DeletionBar kind="posts" />
      <ListTabs view={view} field="tab" ofPage>
        {tab === 'hot' && (
          <>
            <PublishBox />
            <Box maw="36rem" mx="auto" mb="sm">
              <SearchField view={view} />
            </Box>
            <FieldLinks view={view} field="category" variant="chips" />
          </>
        )}
        {tab === 'mine' && <FieldLinks view={view} field="status" variant="chips" />}
        <BoardPanel view={view} />
      </ListTabs>
    </>
  );
}
