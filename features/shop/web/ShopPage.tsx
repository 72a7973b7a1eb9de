/** /library, titled shop (specification, section 2); the layout renders the list, so that it stays under an open product. */
import { page } from '@platform/web/page/page';
// Loaded together with this page.
import './ShopList.tsx';

export const handle = page({
  title: '商城',
  description: '七个门类的非遗好物，件件注明传承人。',
  needsLogin: true,
});

export default function ShopPage() {
  return null;
}
