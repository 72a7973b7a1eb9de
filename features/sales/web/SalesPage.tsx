/** /course-sales (specification, section 2); the layout renders the list, so that it stays under an open course. */
import { page } from '@platform/web/page/page';
import { salesList } from './list.ts';
// Loaded together with this page.
import './SalesList.tsx';

export const handle = page({
  title: '课程销售',
  description: '编程、设计、商业与语言：名师直播课，席位可购、可候补、可转售。',
  needsLogin: true,
  query: salesList.names,
});

export default function SalesPage() {
  return null;
}
