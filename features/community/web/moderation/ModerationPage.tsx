/** /community/moderation: reported and held posts and replies, for editors. */
import { Box } from '@mantine/core';
import { genericErrors } from '@platform/contract/errors';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { useHasAccess } from '@platform/web/session/roles';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useLocation } from 'react-router';
import { communityStaff } from '../../contract/moderation.ts';
import { communityPath } from '../../contract/path.ts';
import { moderationList } from './list.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { WordsPanel } from './WordsPanel.tsx';

export const handle = page({ title: '社区管理', needsLogin: true, query: moderationList.names });

export default function ModerationPage() {
  const { search } = useLocation();
  const view = useList(moderationList, search);
  const { tab } = view.state;
  const isEditor = useHasAccess(communityStaff);
  return (
    <Box maw="62rem" mx="auto" px="clamp(0.9rem, 2.5vw, 2rem)" pb={64}>
      <ListHead
        title="社区管理"
        motto="有据而行 · 凡事留痕"
        back={{ to: communityPath, label: '返回社区' }}
      />
      {isEditor ? (
        <ListTabs view={view} field="tab" ofPage>
          {tab === 'words' ? <WordsPanel /> : <QueuePanel view={view} state={tab} />}
        </ListTabs>
      ) : (
        <ErrorState title={genericErrors.FORBIDDEN.message} />
      )}
    </Box>
  );
}
