/** /community (specification, section 2); the layout renders the board, so that it stays under an open topic. */
import { page } from '@platform/web/page/page';
import { board } from './list.ts';
// Loaded together with this page.
import './Board.tsx';

export const handle = page({
  title: '社区',
  description: '文化交流、学术讨论、生活分享：中轴沿线的人在这里说话。',
  needsLogin: true,
  query: board.names,
});

export default function CommunityPage() {
  return null;
}
