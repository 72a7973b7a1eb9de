/** Says what has become of a post or a reply that was written. */
import { notices } from '@platform/web/notices';
import type { ContentStatus } from '../../contract/lifecycle.ts';

export function tellSaved(status: ContentStatus, published: string): void {
  if (status === 'review') notices.warning('已提交，编辑审核通过后大家就能看到');
  else notices.success(published);
}
