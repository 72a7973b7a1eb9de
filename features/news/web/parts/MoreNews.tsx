/** The latest items of the same category, below an item's own page. */
import { useIsUnmuted } from '@features/accounts/web/mutes.ts';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useQuery } from '@tanstack/react-query';
import { type NewsCategory, newsTabNames } from '../../contract/category.ts';
import { categoryQuery } from '../queries.ts';
import { NewsCards } from './NewsCards.tsx';

/** One row. */
const maxItems = 3;

export function MoreNews({ id, category }: { id: string; category: NewsCategory }) {
  const { data } = useQuery(categoryQuery(category));
  const isUnmuted = useIsUnmuted();
  const others =
    data?.news.filter((item) => item.id !== id && isUnmuted(item.authorId)).slice(0, maxItems) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-news">
      <SectionHeading id="more-news">更多{newsTabNames[category]}</SectionHeading>
      <NewsCards news={others} />
    </section>
  );
}
