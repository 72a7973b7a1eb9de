/** An item's picture, or its category's seal where it has none. */
import { Cover as EntryCover } from '@platform/web/list/Cover.tsx';
import type { ListedNews } from '../../contract/news.ts';
import { Seal } from './Seal.tsx';

interface CoverProps {
  item: Pick<ListedNews, 'image' | 'imageSizes' | 'category'>;
  sizes: string;
  alt?: string;
  eager?: boolean;
}

export function Cover({ item: { image, imageSizes, category }, ...props }: CoverProps) {
  const srcSet = imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <EntryCover src={image} srcSet={srcSet} width={960} height={640} {...props}>
      <Seal category={category} />
    </EntryCover>
  );
}
