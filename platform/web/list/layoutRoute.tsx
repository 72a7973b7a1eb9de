/** The layout route of a list, its entries and its forms: `export default layoutRoute({ list: lazyPart(...) })`. */
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useBackgroundList } from './background.ts';
import { ListLayout } from './ListLayout.tsx';

interface LayoutOptions {
  /** Lazy, and imported by the list's own page too: the page of a shared entry does without it. */
  list: ComponentType<{ search: string }>;
  /** Rather narrow, for rows of text. */
  narrow?: boolean;
  skeleton?: ReactNode;
}

/** Forms end with `/new` or `/edit` and always have the list behind them; entries are named by the parameter `id`. */
export function layoutRoute(options: LayoutOptions) {
  return function ListRoute() {
    const { id } = useParams();
    const isForm = /\/(?:new|edit)\/?$/.test(useLocation().pathname);
    const background = useBackgroundList(isForm ? 'overlay' : id === undefined ? 'list' : 'entry');
    return <ListLayout background={background} {...options} />;
  };
}
