/** /news (specification, section 2); the layout renders the list, so that it stays under an open item. */
import { preload } from '@platform/web/api/preload';
import { page } from '@platform/web/page/page';
import { newsList } from './list.ts';
// Loaded together with this page.
import './NewsList.tsx';
import { listQuery } from './queries.ts';

const loading = preload(({ url }) => ({ list: listQuery(newsList.read(url.search)) }));
export const loader = loading.loader;

/** In the browser the list queries by itself and shows the previous page meanwhile. */
export const clientLoader = () => null;

export const handle = page({
  title: '新闻',
  description: '联盟动态、奖学金、文化传承与学术研究：中轴沿线各城的消息。',
  query: newsList.names,
});

export default function NewsPage() {
  return null;
}
